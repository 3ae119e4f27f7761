import { marksOf } from '../model/derived/marks';
import type { Beside, Notices } from '../model/schemas/notices';
import { unbroken } from '../ui/unbroken';

type Props = {
  notices: Notices;
  of: Beside;
  /** The part of the content that the notice is about; without it the notice always stands. */
  about?: unknown;
  /** Within a line of its section, before the rest of it. */
  inline?: boolean;
};

/** One short notice while what it stands beside is a stand-in, and nothing once its marks are gone. */
export function Notice({ notices, of, about, inline }: Props) {
  if (about !== undefined && marksOf(about).length === 0) return null;
  if (inline)
    return (
      <span data-notice={of}>
        {notices[of]}
        <span>&nbsp;· </span>
      </span>
    );
  return (
    <p className="quiet" data-notice={of}>
      {unbroken(notices[of])}
    </p>
  );
}
