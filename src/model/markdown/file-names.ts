/** What Windows takes for a device, whatever comes after a dot: no file may be called so. */
export const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/;

/** The name of a picture's file, which is also part of an address. */
export const isPictureName = (name: string) => name.length <= 80 && !deviceName.test(name) && /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(name);
