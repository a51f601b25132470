import { type Checklist, checklistEndpoints as e } from '@dominio/contrato/checklist';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { criarSocios, umSocio } from '../../../test/factories/socios.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';

const { banco, chamar, pessoa } = await montarApp({ completa: true });
const grupo_id = await criarGrupo(banco, [
  'clientes:visualizar',
  'clientes:editar',
  'contatos_importantes:visualizar',
]);
const eu = await pessoa({ grupo_id, nome: 'Ana Souza' });

async function novoCliente() {
  const cliente = await criarCliente(banco, { nome: 'Padaria São João' });
  await vincularCliente(banco, eu.id, cliente.id);
  return cliente;
}
const ler = async (id: number) => (await chamar(eu.token, e.ler, { params: { id } })).corpo;
const achar = (checklist: Checklist, titulo: string) => {
  const item = checklist.itens.find((um) => um.titulo === titulo);
  if (!item) throw new Error(`no item ${titulo}`);
  return item;
};
const emDia = ({ itens }: Checklist) =>
  itens.filter(({ estado }) => estado === 'ok').map(({ titulo }) => titulo);

describe('what the record answers', () => {
  test('is missing in a new record, and done as soon as the record has it', async () => {
    const cliente = await novoCliente();
    const vazio = await ler(cliente.id);
    expect(vazio.itens).toHaveLength(24);
    expect(vazio.bloqueio).toEqual({ quantos: expect.any(Number), proxima: 'Levantamento' });
    expect(vazio.revisado_em).toBeNull();

    await banco
      .update(empresas)
      .set({
        situacao_cadastral: 'ativa',
        cnae_principal: '6201501',
        logradouro: 'Rua A',
        cep: '01310100',
        municipio: 'São Paulo',
        uf: 'SP',
        certificado_tipo: 'a1',
        certificado_ate: '2099-12-31',
      })
      .where(eq(empresas.id, cliente.empresa_id));
    await criarRegimes(banco, cliente.empresa_id, [['simples_nacional', '2020-01-01']]);
    await criarSocios(banco, cliente.empresa_id, [umSocio()]);
    await criarContato(banco, {
      cliente_id: cliente.id,
      papeis: ['decisor', 'financeiro', 'contador_externo'],
      recebe_nps: true,
    });
    await criarContaBancaria(banco, {
      cliente_id: cliente.id,
      forma_extrato: 'ofx',
      saldo_inicial_centavos: 0,
    });
    await banco
      .update(contratos)
      .set({ status_contrato: 'ATIVO', data_assinatura: '2026-01-05' })
      .where(eq(contratos.cliente_id, cliente.id));
    const cheio = await ler(cliente.id);
    expect(emDia(cheio)).toEqual(
      cheio.itens.filter(({ regra }) => regra !== null).map(({ titulo }) => titulo),
    );

    await banco.update(empresas).set({ cep: null }).where(eq(empresas.id, cliente.empresa_id));
    expect(achar(await ler(cliente.id), 'Endereço completo')).toMatchObject({
      estado: 'pendente',
      registro_id: cliente.empresa_id,
    });
  });

  test('a branch alone tells nothing of its head office', async () => {
    const cliente = await novoCliente();
    await banco.update(empresas).set({ tipo: 'filial' }).where(eq(empresas.id, cliente.empresa_id));
    expect(achar(await ler(cliente.id), 'Quadro societário')).toMatchObject({
      estado: 'pendente',
      registro_id: null,
    });
  });

  test('a person without a company lacks none', async () => {
    const cliente = await novoCliente();
    await banco
      .update(clientes)
      .set({ natureza: 'pessoa_fisica' })
      .where(eq(clientes.id, cliente.id));
    await banco
      .update(empresas)
      .set({ status: 'baixada' })
      .where(eq(empresas.id, cliente.empresa_id));
    expect(achar(await ler(cliente.id), 'CNAE principal').estado).toBe('nao_se_aplica');
  });
});

describe('an item that somebody ticks', () => {
  test('is done by its evidence until its validity ends, and says who said so', async () => {
    const { id } = await novoCliente();
    const social = achar(await ler(id), 'Contrato social');
    const params = { id, item_id: social.id };
    const body = { estado: 'ok', evidencia: 'Pasta Societário', validade: '2099-12-31' } as const;
    const { corpo } = await chamar(eu.token, e.mudar, { params, body: { ...body, versao: 1 } });
    expect(achar(corpo, 'Contrato social')).toMatchObject({
      ...body,
      alterado_por_nome: 'Ana Souza',
      versao: 2,
    });
    expect(corpo.revisado_em).not.toBeNull();
    await chamar(eu.token, e.mudar, { params, body: { ...body, validade: '2020-01-01' } });
    expect(achar(await ler(id), 'Contrato social').estado).toBe('vencido');
    const contato = await criarContato(banco, { cliente_id: id, email: 'ana@exemplo.com.br' });
    const { corpo: pedido } = await chamar(eu.token, e.solicitar, {
      params: { id },
      body: { contato_id: contato.id, item_ids: [social.id] },
    });
    expect(achar(pedido, 'Contrato social')).toMatchObject({
      estado: 'solicitado',
      evidencia: 'Pasta Societário',
    });
  });

  test.each([
    ['Contrato social', { estado: 'ok' }, 'evidencia', /^Informe a evidência/],
    ['Contrato social', { estado: 'nao_se_aplica' }, 'justificativa', /^Informe o motivo\.$/],
    ['CNAE principal', { estado: 'ok', evidencia: 'Vi.' }, 'estado', /fica em dia sozinho/],
  ] as const)('%s may not be said %j', async (titulo, body, campo, mensagem) => {
    const { id } = await novoCliente();
    const { id: item_id } = achar(await ler(id), titulo);
    const { status, erro } = await chamar(eu.token, e.mudar, { params: { id, item_id }, body });
    expect(status).toBe(422);
    expect(erro.campos).toEqual([{ campo, mensagem: expect.stringMatching(mensagem) }]);
  });

  test('is not said twice of one version', async () => {
    const { id } = await novoCliente();
    const { id: item_id } = achar(await ler(id), 'Procuração');
    const params = { id, item_id };
    await chamar(eu.token, e.mudar, { params, body: { estado: 'recebido', versao: 1 } });
    const { status, erro } = await chamar(eu.token, e.mudar, {
      params,
      body: { estado: 'nao_se_aplica', justificativa: 'Sem procurador.', versao: 1 },
    });
    expect(status).toBe(409);
    expect(erro.detail).toMatch(/^Este registro foi alterado por Ana Souza às/);
    expect(erro.atual).toEqual(await ler(id));
  });
});

describe('asking the client', () => {
  const doCliente = ({ itens }: Checklist) =>
    itens.filter(({ responsavel }) => responsavel === 'cliente').map((um) => um.id);

  test('is one e-mail with all items, which are said to be asked for since then', async () => {
    const { id } = await novoCliente();
    const email = 'marta@padaria.com.br';
    const contato = await criarContato(banco, { cliente_id: id, nome: 'Marta Reis', email });
    const item_ids = doCliente(await ler(id)).slice(0, 2);
    const { corpo } = await chamar(eu.token, e.solicitar, {
      params: { id },
      body: { contato_id: contato.id, item_ids },
    });
    const pedidos = corpo.itens.filter(({ estado }) => estado === 'solicitado');
    expect(pedidos.map((um) => um.id)).toEqual(item_ids);
    expect(pedidos[0]?.solicitado_em).toEqual(expect.any(String));
    const cartas = await vi.waitFor(async () => {
      const lidas = await banco.select().from(emails).where(eq(emails.para, email));
      expect(lidas).toHaveLength(1);
      return lidas;
    }, 8000);
    expect(cartas[0]).toMatchObject({
      assunto: '2 itens para o cadastro de Padaria São João',
      texto: expect.stringMatching(
        /^Olá, Marta\..*- Contrato social: O contrato social e as alterações[^\n]*\n- Cartão CNPJ: [^\n]*\n.*Envie a Ana Souza/s,
      ),
    });
  });

  test('is signed by whoever asks, as they wrote it in their own record', async () => {
    const assinatura_email = 'Ana Souza\nDepartamento <Fiscal> & Contábil';
    const { corpo: perfil } = await chamar(eu.token, minhaContaEndpoints.gravarPerfil, {
      body: { assinatura_email },
    });
    expect(perfil.perfil.assinatura_email).toBe(assinatura_email);
    const { id } = await novoCliente();
    const email = 'assinada@padaria.com.br';
    const contato = await criarContato(banco, { cliente_id: id, nome: 'Marta Reis', email });
    await chamar(eu.token, e.solicitar, {
      params: { id },
      body: { contato_id: contato.id, item_ids: doCliente(await ler(id)).slice(0, 1) },
    });
    const [carta] = await vi.waitFor(async () => {
      const lidas = await banco.select().from(emails).where(eq(emails.para, email));
      expect(lidas).toHaveLength(1);
      return lidas;
    }, 8000);
    // Plain text: what looks like a mark of HTML is only read.
    expect(carta?.texto).toMatch(
      /area-cliente\n\n-- \nAna Souza\nDepartamento <Fiscal> & Contábil$/,
    );
    await chamar(eu.token, minhaContaEndpoints.gravarPerfil, { body: { assinatura_email: '' } });
  });

  test.each([
    ['a contact without an e-mail', { email: null }, 422],
    ['one who left', { email: 'x@padaria.com.br', saiu_em: '2026-01-01' }, 422],
  ] as const)('goes not to %s', async (_, dados, esperado) => {
    const { id } = await novoCliente();
    const contato = await criarContato(banco, { cliente_id: id, ...dados });
    const { status, erro } = await chamar(eu.token, e.solicitar, {
      params: { id },
      body: { contato_id: contato.id, item_ids: doCliente(await ler(id)) },
    });
    expect([status, erro.campos?.[0]?.campo]).toEqual([esperado, 'contato_id']);
  });

  test('nor to anybody, for who may not see contacts', async () => {
    const semContatos = await criarGrupo(banco, ['clientes:visualizar', 'clientes:editar']);
    const outra = await pessoa({ grupo_id: semContatos });
    const { id } = await novoCliente();
    await vincularCliente(banco, outra.id, id);
    const contato = await criarContato(banco, { cliente_id: id, email: 'z@exemplo.com.br' });
    const { status, erro } = await chamar(outra.token, e.solicitar, {
      params: { id },
      body: { contato_id: contato.id, item_ids: doCliente(await ler(id)) },
    });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'contato_id']);
  });

  test('nor to a contact of another client, nor for what the firm has to bring', async () => {
    const { id } = await novoCliente();
    const alheio = await criarContato(banco, { email: 'outro@exemplo.com.br' });
    const lido = await ler(id);
    const pedir = (contato_id: number, item_ids: number[]) =>
      chamar(eu.token, e.solicitar, { params: { id }, body: { contato_id, item_ids } });
    expect((await pedir(alheio.id, doCliente(lido))).status).toBe(422);
    const meu = await criarContato(banco, { cliente_id: id, email: 'meu@exemplo.com.br' });
    const { status, erro } = await pedir(meu.id, [achar(lido, 'CNAE principal').id]);
    expect([status, erro.detail]).toEqual([
      409,
      'O item “CNAE principal” não está entre os que o cliente deve.',
    ]);
  });
});

describe('a client out of reach', () => {
  let alheio: number;
  beforeAll(async () => {
    alheio = (await criarCliente(banco)).id;
  });
  test('has no checklist for the person, by whatever call', async () => {
    const { status } = await chamar(eu.token, e.ler, { params: { id: alheio } });
    const mudar = await chamar(eu.token, e.mudar, {
      params: { id: alheio, item_id: 1 },
      body: { estado: 'recebido' },
    });
    const contato = await criarContato(banco, { cliente_id: alheio, email: 'a@exemplo.com.br' });
    const pedir = await chamar(eu.token, e.solicitar, {
      params: { id: alheio },
      body: { contato_id: contato.id, item_ids: [1] },
    });
    expect([status, mudar.status, pedir.status]).toEqual([404, 404, 404]);
  });
});
