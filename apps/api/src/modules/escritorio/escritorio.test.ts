import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { escritorioEndpoints as e } from '@dominio/contrato/escritorio';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGestor } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { escritorio } from './escritorio.tables.ts';

const { banco, chamar, entrar, administrador, pessoa } = await montarApp();
const { token } = await administrador({ nome: 'Helena Barreto' });
beforeEach(() => banco.delete(escritorio));

const gravar = (body: object) => chamar(token, e.gravar, { body });
const ler = async () => (await chamar(token, e.ler)).corpo;

const FICHA = {
  nome: 'Araucária & Prado',
  cnpj: '12.ABC.345/01DE-35',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: 'Conjunto 12',
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  uf: 'SP',
  fuso: 'America/Sao_Paulo',
  tema_padrao: 'light',
};

describe('the firm’s own record', () => {
  test('has default values before it is saved, at version 0', async () => {
    expect(await ler()).toEqual({
      nome: '',
      cnpj: null,
      cep: null,
      logradouro: null,
      numero: null,
      complemento: null,
      bairro: null,
      municipio: null,
      uf: null,
      fuso: 'America/Sao_Paulo',
      expediente: expect.objectContaining({
        0: [],
        1: [
          ['08:00', '12:00'],
          ['13:00', '18:00'],
        ],
        6: [],
      }),
      tema_padrao: 'dark',
      logo_url: '/api/configuracoes/escritorio/logo',
      tem_logo: false,
      atualizado_em: null,
      versao: 0,
    });
  });

  test('is read back as saved, documents without their masks', async () => {
    const { status, corpo } = await gravar(FICHA);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      ...FICHA,
      cnpj: '12ABC34501DE35',
      cep: '01310100',
      versao: 1,
    });
    expect(await ler()).toEqual(corpo);
  });

  test('keeps fields that are not sent, clears those sent null or blank, and audits what changed', async () => {
    await gravar(FICHA);
    const { corpo } = await gravar({ complemento: ' ', cep: null, versao: 1 });
    expect(corpo).toMatchObject({
      nome: FICHA.nome,
      logradouro: FICHA.logradouro,
      complemento: null,
      cep: null,
      versao: 2,
    });
    const [registro] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(registro).toMatchObject({
      acao: 'escritorio.alterado',
      antes: { cep: '01310100', complemento: 'Conjunto 12' },
      depois: { cep: null, complemento: null },
    });
    expect(Object.keys(registro?.depois ?? {}).sort()).toEqual(['cep', 'complemento']);
  });

  test('sets the working hours of the agenda at once', async () => {
    const expediente = {
      1: [
        ['13:00', '17:00'],
        ['08:00', '12:00'],
      ],
      6: [['08:00', '12:00']],
    };
    await gravar({ nome: 'X', expediente });
    const agenda = (await chamar(token, agendamentosEndpoints.opcoesDeExpediente)).corpo;
    expect(agenda.expediente).toMatchObject({
      1: [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      6: [['08:00', '12:00']],
    });
    expect((await ler()).expediente).toMatchObject({ 2: [], 6: [['08:00', '12:00']] });
  });

  test('is read by people who see the settings, and changed by people who edit them', async () => {
    const gestor = await entrar((await criarGestor(banco)).id);
    expect((await chamar(gestor, e.ler)).status).toBe(200);
    expect((await chamar(gestor, e.gravar, { body: { nome: 'x' } })).status).toBe(403);
    const { token: consultor } = await pessoa();
    expect((await chamar(consultor, e.ler)).status).toBe(403);
  });

  test('is written by one of several from one version; the others are told by whom', async () => {
    const abas = Array.from({ length: 5 }, (_, i) => gravar({ nome: `Aba ${i}`, versao: 0 }));
    const respostas = await Promise.all(abas);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const recusa = respostas.find(({ status }) => status === 409)?.erro;
    expect(recusa?.detail).toMatch(
      /^Este registro foi alterado por Helena Barreto às \d\d:\d\d\. Recarregue/,
    );
    expect(recusa).toMatchObject({ atual: await ler() });
  });
});

test.each([
  [{}, ['nome']],
  [{ nome: '  ' }, ['nome']],
  [{ nome: 'x'.repeat(121) }, ['nome']],
  [{ nome: 'x', cnpj: '11.222.333/0001-82', cep: '123' }, ['cnpj', 'cep']],
  [{ nome: 'x', uf: 'XX' }, ['uf']],
  [{ nome: 'x', municipio: 'São Paulo' }, ['uf']],
  [{ nome: 'x', fuso: 'America/Manaus' }, ['fuso']],
  [{ nome: 'x', tema_padrao: 'azul' }, ['tema_padrao']],
  [{ nome: 'x', expediente: { 1: [['18:00', '08:00']] } }, ['expediente.1']],
  [
    {
      nome: 'x',
      expediente: {
        1: [
          ['08:00', '12:00'],
          ['11:00', '13:00'],
        ],
      },
    },
    ['expediente.1'],
  ],
  [{ nome: 'x', expediente: { 1: [['8h', '25:00']] } }, ['expediente.1.0.0', 'expediente.1.0.1']],
  [{ nome: 'x', expediente: { 1: Array(5).fill(['08:00', '09:00']) } }, ['expediente.1']],
  [{ nome: 'x', expediente: 'sempre' }, ['expediente']],
])('with %j is refused, naming %j', async (body, campos) => {
  const { status, erro } = await gravar(body);
  expect([status, [...new Set(erro.campos?.map(({ campo }) => campo))]]).toEqual([422, campos]);
  expect((await ler()).versao).toBe(0);
});
