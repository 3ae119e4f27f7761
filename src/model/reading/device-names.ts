/** What Windows takes for a device, whatever comes after a dot: no file may be called so. */
export const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/;
