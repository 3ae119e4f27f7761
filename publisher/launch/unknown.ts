import { isBracketed, isDeclaredPlaceholder } from './placeholders';

/** A declared value that nobody has filled in, whether or not it still says so. */
export const isUnknown = (declared: { value: string; placeholder?: string | undefined }): boolean =>
  isDeclaredPlaceholder(declared) || isBracketed(declared.value);
