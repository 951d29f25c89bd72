const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** «Firefox · Windows», from what a browser says of itself; what one tells one's devices apart by. */
export const deviceName = (userAgent: string): string => {
  const named = (list: typeof BROWSERS): string => list.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' · ');
};
