import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers' | 'method'>;

/** This computer's own names: a page of another site that has its name lead here (DNS rebinding) still says its own. */
export const isOurHost = ({ headers }: Asked) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

/** A request of the desk's own page, or of a page that this server gave: another site open in the same browser says its own name. */
export const isOurPage = ({ headers }: Asked) => headers.origin === `http://${headers.host}` && isSameOrigin(headers['sec-fetch-site']);

/** What another site has the browser ask for. A link to a page here may be followed, in a tab of its own. Programs that are no browser say neither name. */
export function isFromElsewhere({ headers, method }: Asked): boolean {
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return (headers.origin !== undefined && !isOurPage({ headers, method })) || !(isSameOrigin(headers['sec-fetch-site']) || isFollowed);
}

/** `none` is what the publisher typed. */
const isSameOrigin = (site: string | string[] | undefined) => site === undefined || site === 'same-origin' || site === 'none';
