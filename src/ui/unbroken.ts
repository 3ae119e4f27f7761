const joints = /(?<=\p{L}-)(?=\p{L})|(?<=\d[–-])(?=\d)/gu;

/**
 * Browsers break a line after any hyphen or dash; in Portuguese the next line would have to repeat it. A word joiner, which
 * is not seen, keeps them from it after the hyphen of `escondo-o`, «e-mail» and `1200-651` and the dash of `10–20`.
 */
export const unbroken = (text: string): string => text.replace(joints, '\u2060');
