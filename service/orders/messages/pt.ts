import { lines, type NoticeWords } from './told.ts';

const arrives = (day: string | undefined) => day && `Chega até ${day}.`;
const comesBack = (amount: string | undefined) =>
  amount ? `Recebe ${amount} de volta.` : 'Nada foi pago, por isso não há dinheiro a devolver.';

export const pt: NoticeWords = {
  ORDER_PLACED: ({ orderNumber, amount, day }) => ({
    title: 'Encomenda feita',
    lines: lines(`A encomenda ${orderNumber} está feita. Paga ${amount} quando ela chegar.`, arrives(day)),
  }),
  PAID: ({ orderNumber, amount, day }) => ({
    title: 'Encomenda paga',
    lines: lines(`Estão pagos ${amount} da encomenda ${orderNumber}. A loja está a embalá-la.`, arrives(day)),
  }),
  GROUP_JOINED: ({ orderNumber, amount }) => ({
    title: 'Está no grupo',
    lines: [
      `Estão pagos ${amount} da encomenda ${orderNumber}. Ela espera que se comprem unidades suficientes em conjunto.`,
    ],
  }),
  PAY_REMINDER: ({ orderNumber, until }) => ({
    title: 'A sua encomenda espera o pagamento',
    lines: [`A encomenda ${orderNumber} fica reservada até às ${until}. Depois é fechada.`],
  }),
  SHIPPED: ({ orderNumber, courier, parcel, day }) => ({
    title: 'O seu pacote sai da loja',
    lines: lines(`A encomenda ${orderNumber} viaja com ${courier}, pacote número ${parcel}.`, arrives(day)),
  }),
  OUT_FOR_DELIVERY: ({ orderNumber, courier }) => ({
    title: 'O seu pacote está em distribuição',
    lines: [`${courier} vai a caminho com a encomenda ${orderNumber}.`],
  }),
  DELIVERED: ({ orderNumber }) => ({
    title: 'O seu pacote foi entregue',
    lines: [
      `Foi entregue um pacote da encomenda ${orderNumber}.`,
      'Se estiver tudo bem, confirme a receção.',
    ],
  }),
  COMPLETED: ({ orderNumber, coins, until }) => ({
    title: 'Que lhe pareceu?',
    lines: lines(
      `A encomenda ${orderNumber} está concluída. Conte aos outros o que acha dela.`,
      coins !== undefined &&
        `${coins} ${coins === 1 ? 'moeda é sua' : 'moedas são suas'} em ${until}, quando acabar o prazo de devolução.`,
    ),
  }),
  CANCELLED_BUYER: ({ orderNumber, amount }) => ({
    title: 'Encomenda cancelada',
    lines: [`A encomenda ${orderNumber} foi cancelada, como pediu.`, comesBack(amount)],
  }),
  CANCELLED_PAY_TIMEOUT: ({ orderNumber }) => ({
    title: 'A sua encomenda não foi paga e está fechada',
    lines: [
      `A encomenda ${orderNumber} não foi paga a tempo e está fechada.`,
      'Os cupões, as moedas e o dinheiro da carteira que ela reservava são de novo seus.',
    ],
  }),
  CANCELLED_SELLER: ({ orderNumber, amount }) => ({
    title: 'A loja não pode entregar',
    lines: [`A loja não pode entregar a encomenda ${orderNumber}, que foi cancelada.`, comesBack(amount)],
  }),
  CANCELLED_COD_REFUSED: ({ orderNumber, amount }) => ({
    title: 'O seu pacote volta à loja',
    lines: lines(
      `O estafeta não conseguiu entregar a encomenda ${orderNumber}, que foi cancelada.`,
      amount && comesBack(amount),
    ),
  }),
  GROUP_DONE: ({ orderNumber }) => ({
    title: 'A sua compra em grupo está completa',
    lines: [
      `Compraram-se unidades suficientes em conjunto. A encomenda ${orderNumber} está a ser preparada.`,
    ],
  }),
  GROUP_FAILED: ({ orderNumber }) => ({
    title: 'A sua compra em grupo não se completou',
    lines: [
      `Não se compraram unidades suficientes a tempo, por isso a encomenda ${orderNumber} foi cancelada.`,
      'Recebe de volta tudo o que pagou, sem ter de fazer nada.',
    ],
  }),
  REFUND_APPLIED: ({ orderNumber, amount, until }) => ({
    title: 'A loja tem o seu pedido',
    lines: lines(
      `Pediu ${amount} da encomenda ${orderNumber} de volta.`,
      until && `A loja responde até ${until}; sem resposta, o pedido conta como aceite.`,
    ),
  }),
  REFUND_ACCEPTED: ({ orderNumber, until }) => ({
    title: 'Envie de volta, por favor',
    lines: lines(
      `A loja aceita de volta o que indicou da encomenda ${orderNumber}.`,
      until && `Indique o número do seu pacote até ${until}.`,
    ),
  }),
  REFUND_REJECTED: ({ orderNumber, words }) => ({
    title: 'A loja recusou o seu pedido',
    lines: lines(`A loja não reembolsa o que indicou da encomenda ${orderNumber}.`, words),
  }),
  REFUND_RETURN_SHIPPED: ({ orderNumber, parcel }) => ({
    title: 'A sua devolução vai a caminho',
    lines: [`A loja sabe do seu pacote ${parcel} com artigos da encomenda ${orderNumber}.`],
  }),
  REFUND_RETURN_RECEIVED: ({ orderNumber }) => ({
    title: 'A loja tem a sua devolução',
    lines: [`Os artigos da encomenda ${orderNumber} voltaram à loja. Segue-se o seu dinheiro.`],
  }),
  REFUND_REFUNDING: ({ orderNumber, amount }) => ({
    title: 'O seu dinheiro vai a caminho',
    lines: [`Vão a caminho ${amount} da encomenda ${orderNumber}.`],
  }),
  REFUND_REFUNDED: ({ orderNumber, amount }) => ({
    title: 'O seu dinheiro voltou',
    lines: [`Foram devolvidos ${amount} da encomenda ${orderNumber}.`],
  }),
  REFUND_IN_WALLET: ({ orderNumber, amount }) => ({
    title: 'O seu reembolso está na carteira',
    lines: [
      `O seu banco devolveu-nos ${amount} da encomenda ${orderNumber}, por isso o valor está na sua carteira.`,
    ],
  }),
  REFUND_WITHDRAWN: ({ orderNumber }) => ({
    title: 'Pedido retirado',
    lines: [`Retirou o seu pedido sobre a encomenda ${orderNumber}.`],
  }),
  REFUND_CLOSED: ({ orderNumber }) => ({
    title: 'A sua devolução está fechada',
    lines: [
      `Não foi anunciado a tempo nenhum pacote com artigos da encomenda ${orderNumber}; a devolução está fechada.`,
    ],
  }),
};
