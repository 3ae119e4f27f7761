import { TramFront } from './TramFront';
import { TramSide } from './TramSide';

/**
 * Tram 28, an "elétrico remodelado", seen from its front left corner.
 * 400 by 250 units: the near corner stands on y = 236, the far end on y = 208, the pole ends at (352, -22).
 * Lines darker than the body: it reads on the night and on a sheet alike.
 */
export function Tram() {
  return (
    <g stroke="var(--deep)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <Truck />
      <TramSide />
      <Roof />
      <TramFront />
    </g>
  );
}

function Truck() {
  return (
    <g fill="var(--midnight)" stroke="var(--wash)">
      <path stroke="none" d="M136 206L388 188 378 200 206 222 150 226z" />
      <circle cx="214" cy="211" r="15" />
      <circle cx="312" cy="202" r="12" />
      <path strokeWidth="5" d="M214 212h0M312 203h0" />
    </g>
  );
}

function Roof() {
  return (
    <>
      <path fill="none" stroke="var(--azul)" strokeWidth="4" d="M236 60L352-22" />
      <path fill="var(--cobalt)" d="M206 64l8-9 44 4 10 12z" />
      <path fill="var(--wash)" d="M12 85Q20 54 96 50L352 78Q394 82 402 108L134 83Q70 72 12 85z" />
      <path fill="none" stroke="var(--pale)" strokeWidth="6" d="M32 72Q62 58 112 58L330 82" />
      <path fill="none" stroke="var(--azul)" d="M122 73L390 99M100 68q18 0 34 4L384 93M26 80Q72 66 118 72" />
      <path fill="var(--white)" d="M12 85Q70 72 134 83L402 108V113L134 89Q70 78 13 91z" />
    </>
  );
}
