/** The four sales regions as the workbench plays them: the id that questions carry, the zone of their dates and its minutes east of UTC. */
export const regions = {
  lk: { name: 'Sri Lanka', regionId: 659_006_000_343, timeZone: 'Asia/Colombo', utcMinutes: 330 },
  cn: { name: 'China', regionId: 100_000_000_000, timeZone: 'Asia/Shanghai', utcMinutes: 480 },
  la: { name: 'Laos', regionId: 659_006_000_408, timeZone: 'Asia/Vientiane', utcMinutes: 420 },
  tr: { name: 'Türkiye', regionId: 659_006_000_409, timeZone: 'Europe/Istanbul', utcMinutes: 180 },
} as const;

export type RegionCode = keyof typeof regions;
