import type { HelpWords } from './help-words.ts';

/** Help and support in one language (S2.55). */
export const en: HelpWords = {
  ordering: {
    title: 'Ordering',
    answers: {
      place: [
        'How do I place an order?',
        'Choose colour and size, then Add to cart or Buy now. Pick an address and a way to pay, look at the total once more, and place the order.',
        'You find it under My orders: in To pay while it waits for your money, in To deliver when the shop packs it.',
      ],
      cancel: [
        'Can I change or cancel an order?',
        'You can cancel until the shop ships it: open the order, choose Cancel order and give a reason. What you paid comes back in full, and so do coins and vouchers that are still valid.',
        'An address cannot be changed afterwards. Cancel and order again, or ask the shop in chat before it ships.',
      ],
      'group-buy': [
        'What is a group buy?',
        'A product gets cheaper when enough pieces are joined before time runs out. If the group does not fill, the order is cancelled and you get everything back.',
      ],
    },
  },
  payment: {
    title: 'Payment',
    answers: {
      ways: [
        'How can I pay?',
        'By bank card online, or to the courier in cash or by card where the checkout offers it. Money in your wallet and coins can pay a part of it.',
      ],
      'saved-card': [
        'Is it safe to save my card?',
        'We never see the whole number: our payment processor keeps it, we keep the brand and the last four digits. Remove a card whenever you like in Settings, Cards.',
      ],
      declined: [
        'My card was declined. What now?',
        'Nothing was charged. Your order waits under To pay: try again, use another card, or pay the courier where that is offered. Why a card is declined, only your bank can say.',
      ],
    },
  },
  delivery: {
    title: 'Delivery',
    answers: {
      'how-long': [
        'How long does delivery take?',
        'The product page and the checkout name the days for your address. The order keeps that promise in sight, and says so when a parcel is late.',
      ],
      insurance: [
        'What is delivery insurance?',
        'For a small fee at checkout it also pays the way back when you change your mind. It is refunded when everything goes back through the fault of the shop.',
      ],
      track: [
        'Where is my parcel?',
        'Open the order and choose Logistics: every scan of the courier stands there with time and place. An order can travel in several parcels.',
      ],
    },
  },
  returns: {
    title: 'Returns and refunds',
    answers: {
      how: [
        'How do I return something?',
        'Within seven days of receipt, open the order, choose Return or refund, pick the pieces, give the reason and add photos. The shop answers within seventy-two hours; if it does not, your request counts as accepted.',
        'Then you see its address for returns. Send the parcel within seven days and enter the tracking number in the request.',
      ],
      'when-money': [
        'When do I get my money?',
        'Within five working days after the shop has the parcel, or after it accepts a refund without a return. Your bank may need some days more.',
        'It goes back the way it came: card to card, wallet to wallet, coins as coins. What you paid to the courier goes to your wallet.',
      ],
      'not-returnable': [
        'What cannot be returned?',
        'Fresh food, opened cosmetics, underwear, plants and pieces made to your order, if you only changed your mind. If they arrive faulty, damaged or wrong, you get your money back like for anything else.',
      ],
    },
  },
  account: {
    title: 'Account and coins',
    answers: {
      'no-code': [
        'I did not get the code',
        'Check the country code and the number, look into the spam folder of your mail, and ask for another code after a minute. With a password you can log in without a code.',
      ],
      'change-contact': [
        'How do I change my number or email?',
        'In Settings, Security. The new one gets a code, and you show your password or a code to what your account has. The old one is told, and all other devices are logged out.',
        'If the old number is lost, the code can go to your email.',
      ],
      coins: [
        'How do coins work?',
        'Coins are worth a part of a later order: switch them on at checkout and see at once what they take off. If an order is cancelled, the coins that you used come back.',
      ],
    },
  },
};
