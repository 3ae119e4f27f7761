/**
 * A spring's way from 0 to 1 as a CSS easing: x(t) = 1 − (1 + ωt)·e^(−ωt), ω = √(stiffness/mass), the solution of
 * the damped oscillator at its critical damping.
 * @returns the easing, and the time in ms until the spring is within a thousandth of its rest.
 * @throws RangeError when the spring is not critically damped (damping² ≠ 4 · stiffness · mass).
 */
export function springEasing(stiffness: number, damping: number, mass = 1): { easing: string; duration: number } {
  if (damping ** 2 !== 4 * stiffness * mass) {
    throw new RangeError(`A spring of stiffness ${stiffness}, damping ${damping} and mass ${mass} is not critically damped.`);
  }
  const omega = Math.sqrt(stiffness / mass);
  const left = (seconds: number) => (1 + omega * seconds) * Math.exp(-omega * seconds);
  let duration = 0;
  while (left(duration / 1000) > 0.001) duration += 10;
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, step) => (step === steps ? 1 : 1 - left((duration / 1000) * (step / steps))));
  return { easing: `linear(${points.map((point) => Number(point.toFixed(3))).join(', ')})`, duration };
}
