import { lines, type NoticeWords } from './told.ts';

const arrives = (day: string | undefined) => day && `预计 ${day}前送达。`;
const comesBack = (amount: string | undefined) =>
  amount ? `${amount} 将退还给您。` : '您未支付款项，因此没有退款。';

export const zh: NoticeWords = {
  ORDER_PLACED: ({ orderNumber, amount, day }) => ({
    title: '下单成功',
    lines: lines(`订单 ${orderNumber} 已提交，收货时支付 ${amount}。`, arrives(day)),
  }),
  PAID: ({ orderNumber, amount, day }) => ({
    title: '订单已付款',
    lines: lines(`订单 ${orderNumber} 已支付 ${amount}，店铺正在备货。`, arrives(day)),
  }),
  GROUP_JOINED: ({ orderNumber, amount }) => ({
    title: '您已参团',
    lines: [`订单 ${orderNumber} 已支付 ${amount}，等待拼团成功。`],
  }),
  PAY_REMINDER: ({ orderNumber, until }) => ({
    title: '订单等待付款',
    lines: [`订单 ${orderNumber} 为您保留至 ${until}，之后将关闭。`],
  }),
  SHIPPED: ({ orderNumber, courier, parcel, day }) => ({
    title: '包裹已发出',
    lines: lines(`订单 ${orderNumber} 由 ${courier} 配送，运单号 ${parcel}。`, arrives(day)),
  }),
  OUT_FOR_DELIVERY: ({ orderNumber, courier }) => ({
    title: '包裹正在派送',
    lines: [`${courier} 正在为您派送订单 ${orderNumber}。`],
  }),
  DELIVERED: ({ orderNumber }) => ({
    title: '包裹已送达',
    lines: [`订单 ${orderNumber} 的包裹已签收。`, '如果没有问题，请确认收货。'],
  }),
  COMPLETED: ({ orderNumber, coins, until }) => ({
    title: '用得怎么样？',
    lines: lines(
      `订单 ${orderNumber} 已完成，说说您的感受吧。`,
      coins !== undefined && `退货期结束后，${coins} 枚金币将于 ${until}到账。`,
    ),
  }),
  CANCELLED_BUYER: ({ orderNumber, amount }) => ({
    title: '订单已取消',
    lines: [`订单 ${orderNumber} 已按您的要求取消。`, comesBack(amount)],
  }),
  CANCELLED_PAY_TIMEOUT: ({ orderNumber }) => ({
    title: '您的订单未付款，已关闭',
    lines: [`订单 ${orderNumber} 未在规定时间内付款，已关闭。`, '订单占用的优惠券、金币和钱包余额已退还。'],
  }),
  CANCELLED_SELLER: ({ orderNumber, amount }) => ({
    title: '店铺无法发货',
    lines: [`店铺无法为订单 ${orderNumber} 发货，订单已取消。`, comesBack(amount)],
  }),
  CANCELLED_COD_REFUSED: ({ orderNumber, amount }) => ({
    title: '包裹正在退回',
    lines: lines(`快递员未能送达订单 ${orderNumber}，订单已取消。`, amount && comesBack(amount)),
  }),
  GROUP_DONE: ({ orderNumber }) => ({
    title: '您参与的拼团已成功',
    lines: [`拼团件数已满，订单 ${orderNumber} 正在备货。`],
  }),
  GROUP_FAILED: ({ orderNumber }) => ({
    title: '您参与的拼团未成功',
    lines: [`拼团件数未在规定时间内达到，订单 ${orderNumber} 已取消。`, '您支付的全部款项将自动退还。'],
  }),
  REFUND_APPLIED: ({ orderNumber, amount, until }) => ({
    title: '店铺已收到您的申请',
    lines: lines(
      `您申请退还订单 ${orderNumber} 的 ${amount}。`,
      until && `店铺将在 ${until}前答复，逾期视为同意。`,
    ),
  }),
  REFUND_ACCEPTED: ({ orderNumber, until }) => ({
    title: '请寄回商品',
    lines: lines(`店铺同意您退回订单 ${orderNumber} 的商品。`, until && `请在 ${until}前填写运单号。`),
  }),
  REFUND_REJECTED: ({ orderNumber, words }) => ({
    title: '店铺拒绝了您的申请',
    lines: lines(`店铺未同意订单 ${orderNumber} 的退款。`, words),
  }),
  REFUND_RETURN_SHIPPED: ({ orderNumber, parcel }) => ({
    title: '退货已寄出',
    lines: [`店铺已知悉您寄回的包裹 ${parcel}（订单 ${orderNumber}）。`],
  }),
  REFUND_RETURN_RECEIVED: ({ orderNumber }) => ({
    title: '店铺已收到退货',
    lines: [`订单 ${orderNumber} 的商品已退回店铺，即将退款。`],
  }),
  REFUND_REFUNDING: ({ orderNumber, amount }) => ({
    title: '退款处理中',
    lines: [`订单 ${orderNumber} 的 ${amount} 正在退还。`],
  }),
  REFUND_REFUNDED: ({ orderNumber, amount }) => ({
    title: '退款已到账',
    lines: [`订单 ${orderNumber} 的 ${amount} 已退还。`],
  }),
  REFUND_IN_WALLET: ({ orderNumber, amount }) => ({
    title: '退款已转入钱包',
    lines: [`银行退回了订单 ${orderNumber} 的 ${amount}，款项已存入您的钱包。`],
  }),
  REFUND_WITHDRAWN: ({ orderNumber }) => ({
    title: '申请已撤回',
    lines: [`您已撤回订单 ${orderNumber} 的申请。`],
  }),
  REFUND_CLOSED: ({ orderNumber }) => ({
    title: '退货已关闭',
    lines: [`订单 ${orderNumber} 的退货未在规定时间内填写运单号，已关闭。`],
  }),
};
