import { describe, expect, test } from 'vitest';
import { areasInText } from '#src/domain/address/areas-in-text.ts';
import { type PastedAddress, pastedAddress } from '#src/domain/address/pasted-address.ts';
import { readAddresses } from '#service/seed/catalogue.ts';

const trees = readAddresses();

/** The areas of a country below one, as the service would list them. */
function areasOf(country: keyof typeof trees) {
  const all: { areaId: number; parentId: number; level: 1 | 2 | 3; areaName: string }[] = [];
  const add = (parentId: number, level: 1 | 2 | 3, areaName: string) => {
    all.push({ areaId: all.length + 1, parentId, level, areaName });
    return all.length;
  };
  for (const province of trees[country]) {
    const provinceId = add(0, 1, province.name);
    for (const district of province.districts) {
      const districtId = add(provinceId, 2, district.name);
      for (const town of district.towns) add(districtId, 3, town);
    }
  }
  return async (parentId: number) => all.filter((area) => area.parentId === parentId);
}

type Sample = {
  country: keyof typeof trees;
  code: string;
  text: string;
  read: Partial<PastedAddress>;
  areas: string[];
  /** What is left for the street. */
  street?: string;
};

const samples: Sample[] = [
  {
    country: 'LK',
    code: '94',
    text: 'Nimal Perera\n24/1 Stanley Road,\nNugegoda, Colombo 10250\nSri Lanka\n077 123 4567',
    read: { receiver: 'Nimal Perera', postCode: '', mobile: '771234567' },
    areas: ['Western', 'Colombo', 'Nugegoda'],
  },
  {
    country: 'LK',
    code: '94',
    text: 'Name: S. Fernando\nAddress: No. 15, Galle Road, Colombo 03, Colombo\n00300\nTel: +94 11 234 5678',
    read: { receiver: 'S. Fernando', postCode: '00300', mobile: '112345678' },
    areas: ['Western', 'Colombo', 'Colombo 03 Kollupitiya'],
  },
  {
    country: 'CN',
    code: '86',
    text: '张三，13800138000，北京市朝阳区建国路88号，100022',
    read: { receiver: '张三', addr: '北京市朝阳区建国路88号', postCode: '100022', mobile: '13800138000' },
    areas: ['北京市', '北京市', '朝阳区'],
    street: '建国路88号',
  },
  {
    country: 'CN',
    code: '86',
    text: '收货人: 林晓雨\n手机号码: +86 138 0013 8000\n所在地区: 广东省深圳市南山区\n详细地址: 科技园路1号',
    read: { receiver: '林晓雨', mobile: '13800138000' },
    areas: ['广东省', '深圳市', '南山区'],
    street: '科技园路1号',
  },
  {
    country: 'LA',
    code: '856',
    text: 'Somphone Keo\nHouse 12, Ban Anou, Chanthabouly District, Vientiane Capital\n020 5551 2345',
    read: { receiver: 'Somphone Keo', postCode: '', mobile: '2055512345' },
    areas: ['Vientiane Capital', 'Chanthabouly', 'Ban Anou'],
    street: 'House 12',
  },
  {
    country: 'TR',
    code: '90',
    text: 'Ayşe Yılmaz\nModa Cad. No: 12 D: 4\n34710 Kadıköy/İstanbul\n0532 123 45 67',
    read: { receiver: 'Ayşe Yılmaz', postCode: '34710', mobile: '5321234567' },
    areas: ['İstanbul', 'Kadıköy'],
    street: 'Moda Cad. No: 12 D: 4',
  },
];

describe('a pasted address', () => {
  test.each(samples)('of $country: $text', async ({ country, code, text, read, areas, street }) => {
    const pasted = pastedAddress(text, code);
    expect(pasted).toMatchObject(read);
    const { found, rest } = await areasInText(pasted?.addr ?? '', areasOf(country));
    expect(found.slice(0, areas.length).map(({ areaName }) => areaName)).toEqual(areas);
    expect(rest).toBe(street ?? rest);
  });

  test.each(['24/1 Stanley Road', 'No. 15, Galle Road, Colombo 03', '', '建国路88号'])(
    'that is only a street is left alone: %s',
    (text) => expect(pastedAddress(text, '94')).toBeUndefined(),
  );

  test('of a place that nobody knows keeps its words', async () => {
    const { found, rest } = await areasInText('12 Rue de Rivoli, Paris', areasOf('LK'));
    expect([found, rest]).toEqual([[], '12 Rue de Rivoli, Paris']);
  });
});
