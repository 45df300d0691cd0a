/** One call of the storefront; words are separated by blanks. */
export type SliceOperation = {
  /** Method and path. */
  call: string;
  /** Names of its own parameters, in the specification's spelling. */
  parameters: string;
  /** Required fields of the body; [] for a bare list, nothing without a body. */
  body: string;
  /** Examples of the answer, the ordinary one first. */
  examples: string;
};

/** The operations that the mall has now, as the design lists them. */
export const sliceOperations: Record<string, SliceOperation> = {
  listRegions: { call: 'get /salesRegions/all', parameters: '', body: '', examples: 'ok' },
  listAreas: {
    call: 'get /area/listByPid',
    parameters: 'regionId pid',
    body: '',
    examples: 'provinces districts towns',
  },
  listIndexTags: { call: 'get /indexTag/taglist', parameters: 'regionId', body: '', examples: 'ok empty' },
  listIndexSections: {
    call: 'get /indexTag/list',
    parameters: 'regionId',
    body: '',
    examples: 'ok campaign',
  },
  pageIndexTagProducts: {
    call: 'get /indexTag/tagdetaillist',
    parameters: 'tagId regionId current size',
    body: '',
    examples: 'ok empty',
  },
  pageMoreGoodStuff: {
    call: 'get /indexTag/moreGoodStuff',
    parameters: 'current size regionId',
    body: '',
    examples: 'ok lastPage',
  },
  listIndexImgs: { call: 'get /indexImgs', parameters: 'regionId', body: '', examples: 'ok empty' },
  searchProducts: {
    call: 'get /search',
    parameters:
      'key regionId pageNumber pageSize scrollId sortName sort oldSort categoryTypeAttrIds placeOfOrigin categoryId brandIds minPrice maxPrice',
    body: '',
    examples: 'ok noMatch filtered secondPage',
  },
  listHotSearch: {
    call: 'get /search/hotSearch',
    parameters: 'number sort regionId',
    body: '',
    examples: 'ok',
  },
  suggestKeywords: {
    call: 'get /search/suggest/keyword',
    parameters: 'keyword size regionId',
    body: '',
    examples: 'ok empty',
  },
  listCategories: {
    call: 'get /category/categoryInfo',
    parameters: 'parentId regionId depth',
    body: '',
    examples: 'roots tree leaf',
  },
  pageProducts: {
    call: 'get /prod/pageProd',
    parameters: 'regionId categoryId shopId brandId sortName sort current size',
    body: '',
    examples: 'byCategory byShop byBrand empty',
  },
  getProduct: {
    call: 'get /prod/prodInfo',
    parameters: 'prodId regionId',
    body: '',
    examples: 'ok outOfStock overseas groupBuy notInRegion',
  },
  listSkus: { call: 'get /prod/skuList', parameters: 'prodId regionId', body: '', examples: 'ok soldOut' },
  pageSimilarProducts: {
    call: 'get /prod/similar',
    parameters: 'prodId current size regionId',
    body: '',
    examples: 'ok empty',
  },
  estimateDelivery: {
    call: 'get /prod/deliveryEstimate',
    parameters: 'prodId regionId areaId skuId count',
    body: '',
    examples: 'free paid undeliverable',
  },
  getReviewSummary: {
    call: 'get /prodComm/prodCommData',
    parameters: 'prodId',
    body: '',
    examples: 'ok none',
  },
  pageReviews: {
    call: 'get /prodComm/prodCommPageByProd',
    parameters: 'prodId score withPics current size',
    body: '',
    examples: 'ok fiveStars empty',
  },
  loginWithCode: {
    call: 'post /quick/login',
    parameters: '',
    body: 'loginType loginId code region',
    examples: 'phone email newUser',
  },
  sendSmsCode: { call: 'post /sms/send', parameters: '', body: 'mobile', examples: 'ok' },
  sendMailCode: { call: 'post /mail/send', parameters: '', body: 'mail', examples: 'ok' },
  logout: { call: 'get /app/logout', parameters: '', body: '', examples: '' },
  refreshToken: { call: 'post /token/refresh', parameters: '', body: 'refresh_token', examples: 'ok' },
  getUserInfo: { call: 'get /p/user/userInfo', parameters: '', body: '', examples: 'ok newUser' },
  listAddresses: { call: 'get /p/address/list', parameters: '', body: '', examples: 'ok empty' },
  getAddress: { call: 'get /p/address/addrInfo/{addrId}', parameters: 'addrId', body: '', examples: 'ok' },
  addAddress: {
    call: 'post /p/address/addAddr',
    parameters: 'Idempotency-Key',
    body: 'receiver countryCode regionId provinceId districtId townId addr postCode mobile altMobile commonAddr',
    examples: 'ok',
  },
  updateAddress: {
    call: 'put /p/address/updateAddr',
    parameters: '',
    body: 'addrId receiver countryCode regionId provinceId districtId townId addr postCode mobile altMobile commonAddr',
    examples: 'ok',
  },
  getCartInfo: {
    call: 'post /p/shopCart/info',
    parameters: 'regionId',
    body: 'basketIdShopCartParamMap',
    examples: 'ok empty withInvalid withPromotion',
  },
  getCartCount: { call: 'get /p/shopCart/prodCount', parameters: '', body: '', examples: 'ok zero' },
  getCartTotal: { call: 'post /p/shopCart/totalPay', parameters: '', body: '[]', examples: 'ok none' },
  changeCartItem: {
    call: 'post /p/shopCart/changeItem',
    parameters: 'Idempotency-Key',
    body: 'basketId count prodId shopId skuId',
    examples: 'added increased decreased removed',
  },
  deleteCartItems: { call: 'delete /p/shopCart/deleteItem', parameters: '', body: '[]', examples: '' },
  clearCart: { call: 'delete /p/shopCart/deleteAll', parameters: '', body: '', examples: '' },
  confirmOrder: {
    call: 'post /p/order/confirm',
    parameters: '',
    body: 'addrId couponUserIds autoApply coins insuranceShopIds useWallet',
    examples: 'cart buyNow noAddress voucherApplied outOfStock groupBuy coinsAndWallet lak',
  },
  submitOrder: {
    call: 'post /p/order/submit',
    parameters: 'Idempotency-Key',
    body: 'checkoutToken payType remarks',
    examples: 'codCash codCard card paidByWallet groupBuy',
  },
  getOrderCount: { call: 'get /p/myOrder/orderCount', parameters: '', body: '', examples: 'ok zero' },
  pageMyOrders: {
    call: 'get /p/myOrder/myOrder',
    parameters: 'status key current size',
    body: '',
    examples: 'toPay toDeliver toReceive completed cancelled empty',
  },
  getOrder: {
    call: 'get /p/myOrder/orderDetail',
    parameters: 'orderNumber',
    body: '',
    examples: 'toPay grouping toDeliver toReceive completed cancelled codPending',
  },
  getOrderStatus: {
    call: 'get /p/myOrder/getOrderStatus',
    parameters: 'orderNumber',
    body: '',
    examples: 'ok',
  },
  confirmReceipt: {
    call: 'put /p/myOrder/receipt/{orderNumber}',
    parameters: 'orderNumber',
    body: '',
    examples: 'ok',
  },
};
