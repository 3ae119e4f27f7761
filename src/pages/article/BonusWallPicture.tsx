import type { ReactNode } from 'react';
import { BonusWall } from '../../islands/rollover/BonusWall';
import { rolloverExample } from '../../model/derived/rollover-example';
import type { Facts } from '../../model/schemas/site';
import { CaptionedPicture } from './CaptionedPicture';

/** The example of the bonus article as a wall: what is offered, and what it asks for. */
export const BonusWallPicture = ({ caption, ...rollover }: Facts['rollover'] & { caption: ReactNode }) => (
  <CaptionedPicture caption={caption}>
    <BonusWall id="azulejo_do_exemplo" bonus={rollover.bonus} {...rolloverExample(rollover)} />
  </CaptionedPicture>
);
