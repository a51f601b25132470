import { configuracaoSistemaEndpoints } from '@dominio/contrato/configuracao-sistema';
import { consultasEndpoints as e } from '@dominio/contrato/consultas';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { umCnpj } from '../../../test/factories/clientes.ts';
import { emJson, subirServicoDeConsulta } from '../../../test/servico-de-consulta.ts';
import { limpeza } from '../../modules/consultas/consultas.jobs.ts';
import { consultasGuardadas } from '../../modules/consultas/consultas.tables.ts';

const servico = await subirServicoDeConsulta();
afterAll(() => servico.descer());
const { banco, chamar, plataforma, avancar, agora, administrador, pessoa } = await montarApp({
  config: { hostsInternos: ['localhost'] },
});
let { token } = await administrador();
const INDISPONIVEL = 'Consulta à Receita indisponível. Preencha manualmente.';
const DIA_MS = 86_400_000;

const ligar = (mudado: Record<string, unknown> = {}) =>
  chamar(token, configuracaoSistemaEndpoints.gravar, {
    params: { integration: 'consulta_cnpj' },
    body: {
      config_value: {
        enabled: true,
        endereco: `${servico.url}/cnpj/{cnpj}`,
        chave: 'a-chave',
        por_minuto: 600,
        ...mudado,
      },
    },
  });
const consultar = (cnpj: string, quem = token) => chamar(quem, e.cnpj, { params: { cnpj } });
const responderDe = (cnpj: string) => emJson({ cnpj, razao_social: 'AURORA LTDA' });

beforeEach(async () => {
  // Beyond every pause; somebody else asks, as each person has a pace of their own.
  avancar(2 * 3_600_000);
  ({ token } = await administrador());
  await banco.delete(consultasGuardadas);
  await ligar();
});

describe('the look-up of a CNPJ', () => {
  test('answers what the service says, and when it was asked', async () => {
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    const { status, corpo } = await consultar(cnpj);
    expect([status, corpo.razao_social, corpo.cnpj]).toEqual([200, 'AURORA LTDA', cnpj]);
    expect(Math.abs(Date.parse(corpo.consultado_em) - agora().getTime())).toBeLessThan(60_000);
    expect(servico.pedidos).toEqual([{ caminho: `/cnpj/${cnpj}`, autorizacao: 'Bearer a-chave' }]);
  });

  test('asks the same once in a day, also for another person, and again on the next', async () => {
    const cnpj = umCnpj();
    const outro = await administrador();
    servico.responder(responderDe(cnpj));
    const primeira = (await consultar(cnpj)).corpo;
    avancar(DIA_MS - 60_000);
    expect((await consultar(cnpj, outro.token)).corpo).toEqual(primeira);
    expect(servico.pedidos).toHaveLength(1);
    avancar(120_000);
    expect((await consultar(cnpj)).corpo.consultado_em).not.toBe(primeira.consultado_em);
    expect(servico.pedidos).toHaveLength(2);
  });

  test('asks once for people who ask at the same time', async () => {
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    const respostas = await Promise.all(Array.from({ length: 5 }, () => consultar(cnpj)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(servico.pedidos).toHaveLength(1);
  });

  test('does not believe what another service was asked', async () => {
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    await consultar(cnpj);
    await ligar({ endereco: `${servico.url}/outro/{cnpj}` });
    await consultar(cnpj);
    expect(servico.pedidos.map(({ caminho }) => caminho)).toEqual([
      `/cnpj/${cnpj}`,
      `/outro/${cnpj}`,
    ]);
  });

  test.each([
    ['speaks of another', responderDe('19131243000197')],
    ['answers a page', (_: unknown, res: { end(texto: string): void }) => res.end('<html>')],
    ['has no such address', emJson({}, 404)],
    ['is too busy', emJson({ status: 'ERROR', message: 'Too many requests' })],
    ['fails', emJson({ message: 'segredo do serviço' }, 500)],
    ['refuses the key', emJson({}, 401)],
    ['redirects inside', emJson({}, 302, { location: 'https://127.0.0.1/' })],
  ] as const)(
    'says to go on by hand where the service %s, and keeps nothing',
    async (_que, atender) => {
      const cnpj = umCnpj();
      servico.responder(atender);
      const { status, erro, cru } = await consultar(cnpj);
      expect([status, erro.detail]).toEqual([503, INDISPONIVEL]);
      expect(cru.body).not.toContain('segredo');
      servico.responder(responderDe(cnpj));
      expect((await consultar(cnpj)).status).toBe(200);
    },
  );

  test('says that the number is unknown, at its field', async () => {
    servico.responder(emJson({ message: 'CNPJ não encontrado' }, 404));
    const { status, erro } = await consultar(umCnpj());
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'cnpj', mensagem: 'A Receita não tem este CNPJ. Confira o número.' }],
    ]);
  });

  test('leaves a service alone for as long as it asks, and says so', async () => {
    servico.responder(emJson({}, 429, { 'retry-after': '40' }));
    const cheia = await consultar(umCnpj());
    expect([cheia.status, cheia.cru.headers['retry-after'], cheia.erro.detail]).toEqual([
      429,
      '40',
      'O serviço de consulta está no limite. Tente novamente em 40 segundos.',
    ]);
    expect((await consultar(umCnpj())).status).toBe(429);
    expect(servico.pedidos).toHaveLength(1);
    avancar(41_000);
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    expect((await consultar(cnpj)).status).toBe(200);
  });

  test('asks no more in a minute than the settings say, whoever asks', async () => {
    await ligar({ por_minuto: 2 });
    const outro = await administrador();
    servico.responder(emJson({ message: 'CNPJ não encontrado' }, 404));
    const pedidas = [];
    for (const quem of [token, outro.token, token])
      pedidas.push((await consultar(umCnpj(), quem)).status);
    expect(pedidas).toEqual([422, 422, 429]);
    expect(servico.pedidos).toHaveLength(2);
  });

  test('lets one person ask thirty times in a minute', async () => {
    const { token: insistente } = await administrador();
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    const pedidas = [];
    for (let i = 0; i < 31; i += 1) pedidas.push((await consultar(cnpj, insistente)).status);
    expect(pedidas).toEqual([...Array(30).fill(200), 429]);
  });

  test('is refused for a number that is none, and without the permission', async () => {
    servico.responder(emJson({}));
    const { status, erro } = await consultar('11.222.333/0001-00');
    expect([status, erro.detail]).toEqual([422, 'CNPJ inválido.']);
    expect((await consultar(umCnpj(), (await pessoa()).token)).status).toBe(403);
    expect(servico.pedidos).toEqual([]);
  });

  test('is off until an administrator switches it on', async () => {
    await ligar({ enabled: false });
    const { status, erro } = await consultar(umCnpj());
    expect([status, erro.detail]).toEqual([
      409,
      'A consulta à Receita está desligada. Preencha manualmente.',
    ]);
    expect((await chamar(token, e.ligadas)).corpo).toEqual({ cnpj: false, cep: false });
    await ligar();
    expect((await chamar(token, e.ligadas)).corpo).toEqual({ cnpj: true, cep: false });
  });

  test('forgets what it was told when the day is over', async () => {
    const cnpj = umCnpj();
    servico.responder(responderDe(cnpj));
    await consultar(cnpj);
    const limpar = () => limpeza.fazer({ id: '1', banco, agora, log: plataforma.log }, plataforma);
    await limpar();
    expect(await banco.$count(consultasGuardadas)).toBe(1);
    avancar(DIA_MS);
    await limpar();
    expect(await banco.$count(consultasGuardadas)).toBe(0);
  });
});

describe('the look-up of a CEP', () => {
  const params = { cep: '01001-000' };
  beforeEach(() =>
    chamar(token, configuracaoSistemaEndpoints.gravar, {
      params: { integration: 'consulta_cep' },
      body: { config_value: { enabled: true, endereco: `${servico.url}/ws/{cep}/json/` } },
    }),
  );

  test('answers the address of it', async () => {
    servico.responder(emJson({ cep: '01001-000', localidade: 'São Paulo', uf: 'SP' }));
    expect((await chamar(token, e.cep, { params })).corpo).toMatchObject({
      cep: '01001000',
      municipio: 'São Paulo',
      uf: 'SP',
      logradouro: null,
    });
    expect(servico.pedidos).toEqual([{ caminho: '/ws/01001000/json/', autorizacao: undefined }]);
  });

  test('says to go on by hand where the service fails, and that a CEP is unknown', async () => {
    servico.responder(emJson({}, 500));
    expect((await chamar(token, e.cep, { params })).erro.detail).toBe(
      'Consulta de CEP indisponível. Preencha manualmente.',
    );
    servico.responder(emJson({ erro: 'true' }));
    expect((await chamar(token, e.cep, { params })).erro.campos).toEqual([
      { campo: 'cep', mensagem: 'Este CEP não foi encontrado. Confira o número.' },
    ]);
  });
});
