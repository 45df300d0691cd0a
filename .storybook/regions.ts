/** The four sales regions as the workbench plays them: the id that questions carry and the zone of their dates. */
export const regions = {
  lk: { name: 'Sri Lanka', regionId: 659_006_000_343, timeZone: 'Asia/Colombo' },
  cn: { name: 'China', regionId: 100_000_000_000, timeZone: 'Asia/Shanghai' },
  la: { name: 'Laos', regionId: 659_006_000_408, timeZone: 'Asia/Vientiane' },
  tr: { name: 'Türkiye', regionId: 659_006_000_409, timeZone: 'Europe/Istanbul' },
} as const;

export type RegionCode = keyof typeof regions;
