/** The key that combinations are made with, as this computer names it. */
export const mod = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keys that open the palette, written out. */
export const paletteKeys = `${mod} K`;
