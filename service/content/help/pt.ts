import type { HelpWords } from './help-words.ts';

/** Help and support in one language (S2.55). */
export const pt: HelpWords = {
  ordering: {
    title: 'Encomendas',
    answers: {
      place: [
        'Como faço uma encomenda?',
        'Escolha a cor e o tamanho e toque em Adicionar ao carrinho ou Comprar agora. Indique a morada e a forma de pagamento, confira o total e encomende.',
        'Encontra-a nas suas encomendas: em A pagar enquanto espera o pagamento, em A enviar quando a loja a prepara.',
      ],
      cancel: [
        'Posso alterar ou cancelar uma encomenda?',
        'Pode cancelar até a loja enviar: abra a encomenda, escolha cancelar e indique o motivo. Recebe tudo o que pagou, bem como as moedas e os cupões ainda válidos.',
        'A morada não se altera depois. Cancele e encomende de novo, ou fale com a loja no chat antes do envio.',
      ],
      'group-buy': [
        'O que é uma compra em grupo?',
        'O produto fica mais barato se houver peças suficientes antes do fim do prazo. Se o grupo não se completar, a encomenda é cancelada e recebe tudo de volta.',
      ],
    },
  },
  payment: {
    title: 'Pagamento',
    answers: {
      ways: [
        'Como posso pagar?',
        'Com cartão bancário na internet, ou ao estafeta em dinheiro ou com cartão, quando a página de pagamento o oferece. O saldo da carteira e as moedas podem pagar uma parte.',
      ],
      'saved-card': [
        'É seguro guardar o meu cartão?',
        'Nunca vemos o número completo: fica na empresa de pagamentos; nós guardamos a marca e os últimos quatro dígitos. Pode removê-lo quando quiser em Definições, Cartões.',
      ],
      declined: [
        'O meu cartão foi recusado. E agora?',
        'Nada foi cobrado. A encomenda espera em A pagar: tente outra vez, use outro cartão ou pague ao estafeta, se for oferecido. Só o seu banco pode dizer por que foi recusado.',
      ],
    },
  },
  delivery: {
    title: 'Entrega',
    answers: {
      'how-long': [
        'Quanto tempo demora a entrega?',
        'A página do produto e a do pagamento indicam os dias para a sua morada. A encomenda mantém esse prazo à vista e avisa quando um volume se atrasa.',
      ],
      insurance: [
        'O que é o seguro de entrega?',
        'Por um pequeno valor no pagamento, cobre também a devolução se mudar de ideias. É reembolsado quando tudo volta por culpa da loja.',
      ],
      track: [
        'Onde está o meu volume?',
        'Abra a encomenda e escolha Logística: cada leitura do estafeta está lá, com hora e lugar. Uma encomenda pode viajar em vários volumes.',
      ],
    },
  },
  returns: {
    title: 'Devoluções e reembolsos',
    answers: {
      how: [
        'Como devolvo um produto?',
        'Até sete dias após a receção, abra a encomenda, escolha devolução ou reembolso, marque as peças, indique o motivo e junte fotografias. A loja responde em setenta e duas horas; se não o fizer, o pedido é dado como aceite.',
        'Depois vê a morada para devoluções. Envie o pacote em sete dias e registe o número no pedido.',
      ],
      'when-money': [
        'Quando recebo o meu dinheiro?',
        'Em cinco dias úteis depois de a loja receber o volume ou aceitar um reembolso sem devolução. O seu banco pode precisar de mais alguns dias.',
        'Volta por onde veio: cartão para o cartão, carteira para a carteira, moedas em moedas. O que pagou ao estafeta vai para a carteira.',
      ],
      'not-returnable': [
        'O que não se pode devolver?',
        'Alimentos frescos, cosméticos abertos, roupa interior, plantas e peças feitas à medida, se apenas mudou de ideias. Se chegarem com defeito, danificados ou trocados, recebe o dinheiro como em qualquer outro caso.',
      ],
    },
  },
  account: {
    title: 'Conta e moedas',
    answers: {
      'no-code': [
        'Não recebi o código',
        'Verifique o indicativo e o número, procure no spam e peça outro código passado um minuto. Com palavra-passe pode entrar sem código.',
      ],
      'change-contact': [
        'Como mudo o número ou o e-mail?',
        'Em Definições, Segurança. O novo recebe um código, e mostra a sua palavra-passe ou um código enviado ao que a conta já tem. O antigo é avisado e as outras sessões são terminadas.',
        'Se já não tem o número antigo, o código pode ir para o e-mail.',
      ],
      coins: [
        'Como funcionam as moedas?',
        'As moedas pagam uma parte de uma encomenda seguinte: ative-as no pagamento e veja logo o desconto. Se a encomenda for cancelada, as moedas usadas voltam.',
      ],
    },
  },
};
