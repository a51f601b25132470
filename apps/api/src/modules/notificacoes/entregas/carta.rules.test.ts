import { describe, expect, test } from 'vitest';
import { escreverCarta } from '../../../platform/email/carta.ts';
import { criarBilhetes } from '../descadastro/bilhete.ts';
import { mensagemNaCarta } from '../envios/mensagem.service.ts';
import { comporCarta } from './carta.rules.ts';

const bilhetes = criarBilhetes('segredo de teste com mais de trinta e dois caracteres');
const SAIDA = { tipo: 'agendamento_cancelado', titulo: 'Compromisso cancelado', presa: null };
const MEIOS = {
  escritorio: 'Contábil Souza',
  urlPublica: 'https://d.exemplo',
  bilhetes,
  saidas: [SAIDA],
  marcar: mensagemNaCarta,
};
type Entrega = Parameters<typeof comporCarta>[0][number];
const entrega = (id: number, dados: Partial<Entrega> = {}): Entrega => ({
  id,
  usuario_id: 7,
  client_id: null,
  nome: 'Rita Prado',
  categoria: 'agenda',
  titulo: 'Compromisso cancelado',
  mensagem: `Mensagem ${id}.`,
  html: null,
  url: '/agenda',
  carta: null,
  criado_em: new Date(1_800_000_000_000 + id * 1_000),
  ...dados,
});
const assunto = (...entregas: Entrega[]) => comporCarta(entregas, MEIOS)?.assunto;
const textoDe = (entregas: readonly Entrega[], meios = MEIOS) => {
  const composta = comporCarta(entregas, meios);
  return composta ? escreverCarta(composta.carta).texto : '';
};

describe('the subject says what is told', () => {
  const vence = { titulo: 'Vencimento próximo' };
  test.each([
    ['of one, its title', [entrega(1)], 'Compromisso cancelado'],
    ['of one, what its type says', [entrega(1, { carta: { assunto: 'Outro' } })], 'Outro'],
    ['of two alike', [entrega(1), entrega(2)], '2 notificações: Compromisso cancelado'],
    [
      'of two, the newest',
      [entrega(1), entrega(2, vence)],
      '2 notificações: Vencimento próximo e outra',
    ],
    [
      'of three',
      [entrega(1, vence), entrega(2, vence), entrega(3)],
      '3 notificações: Compromisso cancelado e outras',
    ],
  ])('%s', (_nome, entregas, esperado) => {
    expect(assunto(...entregas)).toBe(esperado);
  });

  test('in no more letters than a mail program shows', () => {
    const longo = assunto(entrega(1, { titulo: `a${'🙂'.repeat(500)}` })) ?? '';
    expect(longo.length).toBeLessThanOrEqual(150);
    expect(longo).toMatch(/🙂…$/u);
  });
});

describe('a letter of several', () => {
  test('has them by category, the newest first', () => {
    const texto = textoDe([
      entrega(1),
      entrega(2, { categoria: 'contratos', titulo: 'Vencimento próximo' }),
      entrega(3),
    ]);
    expect(texto.match(/== .* ==|Mensagem \d/g)).toEqual([
      '== Agenda ==',
      'Mensagem 3',
      'Mensagem 1',
      '== Clientes e contratos ==',
      'Mensagem 2',
    ]);
  });

  test('has fifty, and says where the others are', () => {
    const muitas = Array.from({ length: 53 }, (_, i) => entrega(i + 1));
    const texto = textoDe(muitas);
    expect(texto.match(/Mensagem/g)).toHaveLength(50);
    expect(texto).toContain('Mensagem 53.');
    expect(texto).not.toContain('Mensagem 3.\n');
    expect(texto).toContain('E mais 3 notificações: https://d.exemplo/notificacoes');
  });

  test('can be left at once for what may be left, and says what may not', () => {
    const saidas = [
      SAIDA,
      { tipo: 'vencimento_proximo', titulo: 'Vencimento próximo', presa: null },
      { tipo: 'integracao_alterada', titulo: 'Integração alterada', presa: 'critico' as const },
    ];
    const composta = comporCarta([entrega(1)], { ...MEIOS, saidas });
    const cabecalhos: Record<string, string> = composta?.cabecalhos ?? {};
    const [, token = ''] = /descadastrar\/(.*)>$/.exec(cabecalhos['List-Unsubscribe'] ?? '') ?? [];
    expect(bilhetes.ler(token)).toEqual({
      usuarioId: 7,
      tipos: ['agendamento_cancelado', 'vencimento_proximo'],
    });
    expect(cabecalhos['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(
      composta?.carta.rodape.map(({ texto, endereco }) => [texto, endereco !== undefined]),
    ).toEqual([
      ['Deixar de receber “Compromisso cancelado” por e-mail', true],
      ['Deixar de receber “Vencimento próximo” por e-mail', true],
      ['“Integração alterada” é um aviso de segurança e não pode ser desligado.', false],
      ['Escolha do que ser avisado, e por quais meios', true],
    ]);
  });
});

test('a letter that cannot be left offers no way to', () => {
  const saidas = [{ ...SAIDA, presa: 'regra' as const }];
  const composta = comporCarta([entrega(1)], { ...MEIOS, saidas });
  expect(Object.keys(composta?.cabecalhos ?? {})).toEqual(['Auto-Submitted']);
  expect(textoDe([entrega(1)], { ...MEIOS, saidas } as never)).not.toContain('descadastrar');
});

test.each([
  ['of the staff', null, 'https://d.exemplo/configuracoes/notificacoes'],
  ['of a client', 3, 'https://d.exemplo/area-cliente/conta'],
])('the small print of somebody %s leads to where they choose', (_quem, client_id, endereco) => {
  const texto = textoDe([entrega(1, { client_id })]);
  expect(texto).toContain(endereco);
  expect(textoDe(Array.from({ length: 51 }, (_, i) => entrega(i + 1, { client_id })))).toContain(
    client_id === null ? 'https://d.exemplo/notificacoes' : 'https://d.exemplo/area-cliente',
  );
});

test('NO-12: a message with marks keeps them, its addresses whole and in plain text written out', () => {
  const composta = comporCarta(
    [
      entrega(1, {
        html: '<b>Veja</b> a <a href="/agenda?a=1&amp;b=2">agenda</a><br />e <a href="https://x.com/">x</a>',
      }),
    ],
    MEIOS,
  );
  const { texto, html } = escreverCarta(composta?.carta ?? expect.fail());
  expect(texto).toContain('Veja a agenda (https://d.exemplo/agenda?a=1&b=2)\ne x (https://x.com/)');
  expect(html).toMatch(
    /<b>Veja<\/b> a <a style="color:#\w+" href="https:\/\/d\.exemplo\/agenda\?a=1&amp;b=2">agenda<\/a><br \/>e <a style="[^"]*" href="https:\/\/x\.com\/">x<\/a>/,
  );
});
