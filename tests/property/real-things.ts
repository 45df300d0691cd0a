import { china, goods, laos, places, sriLanka, turkiye } from '../service/world.ts';
import { type Visit, wrap } from './visit.ts';
import { attrValueId, brandId, couponIds, groupBuyId, tagId } from './world.ts';

type Real = (nth: number, visit: Visit, beside: Record<string, unknown>) => unknown;

const row = (nth: number) => wrap(Object.values(goods), nth);
const place = (nth: number) => wrap(Object.values(places), nth);
const regions = [sriLanka, china, laos, turkiye];
const texts = ['kettle', 'ketle', '红茶', 'Tea cup 100%', 'tea', 'çay', 'Aurelo'];
const region: Real = (nth) => (nth < 24 ? place(nth).regionId : wrap(regions, nth));
const area: Real = (nth) => wrap([place(nth).provinceId, place(nth).districtId, place(nth).townId], nth >> 1);
const shopId: Real = (nth) => row(nth).shopId;
const phone: Real = (nth) => `009477${String(1_000_000 + nth)}`;
const mail: Real = (nth) => `nimali.${nth}@example.com`;
const basket: Real = (nth, visit) => visit.basket(nth);
const text: Real = (nth) => wrap(texts, nth);

/** Where a field of this name finds something real; equal numbers belong together. */
const found: Record<string, Real> = {
  regionId: region,
  region,
  countryCode: (nth) => place(nth).countryCode,
  provinceId: (nth) => place(nth).provinceId,
  districtId: (nth) => place(nth).districtId,
  townId: (nth) => place(nth).townId,
  areaId: area,
  pid: area,
  categoryId: () => 1,
  parentId: () => 1,
  tagId: (nth) => tagId + (nth % 2),
  brandId: () => brandId,
  brandIds: () => `${brandId},${brandId + 1}`,
  categoryTypeAttrIds: () => String(attrValueId),
  placeOfOrigin: () => 'LK',
  prodId: (nth) => row(nth).prodId,
  skuId: (nth) => row(nth).skuId,
  shopId,
  insuranceShopIds: shopId,
  couponId: (nth) => wrap(couponIds, nth),
  couponUserIds: (nth, visit) => visit.voucher(nth),
  groupBuyId: () => groupBuyId,
  key: text,
  keyword: text,
  mobile: phone,
  altMobile: phone,
  mail,
  loginType: (nth) => nth % 2,
  loginId: (nth, visit, beside) => (nth % 2 ? mail : phone)(nth + 100 * visit.guest(), visit, beside),
  code: (_nth, visit, { loginId }) => visit.code(loginId),
  refresh_token: (_nth, visit) => visit.refreshToken(),
  addrId: (nth, visit) => visit.address(nth),
  basketId: basket,
  basketIds: basket,
  BasketIds: basket,
  BasketIdsToDelete: basket,
  basketIdShopCartParamMap: basket,
  orderNumber: (nth, visit) => visit.order(nth),
  checkoutToken: (nth, visit) => visit.checkoutToken(nth),
};

/** The fields that can be filled with something real. */
export const realNames: ReadonlySet<string> = new Set(Object.keys(found));

/** Finds the real things of a visit. */
export const finder =
  (visit: Visit) =>
  async (name: string, nth: number, beside: Record<string, unknown>): Promise<unknown> =>
    found[name]?.(nth, visit, beside);
