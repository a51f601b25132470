import {
  correcoesDoClienteEndpoints as doCliente,
  correcoesEndpoints as e,
} from '@dominio/contrato/correcoes';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import {
  criarGestor,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { MAXIMO_DE_ABERTAS } from './propostas.service.ts';

const { banco, entrar, chamar } = await montarApp({ completa: true });

/** A client with a person of its own, and a manager who serves it. */
async function cena() {
  const cliente = await criarCliente(banco);
  const joana = await criarUsuarioDeCliente(banco, { nome: 'Joana', client_id: cliente.id });
  const gestor = await criarGestor(banco);
  await vincularCliente(banco, gestor.id, cliente.id);
  const [daJoana, doGestor] = [await entrar(joana.id), await entrar(gestor.id)];
  const propor = (body: object, token = daJoana) =>
    chamar(token, doCliente.propor, { body: body as never });
  const decidir = (id: number, body: object, token = doGestor) =>
    chamar(token, e.decidir, { params: { id }, body: body as never });
  return {
    cliente,
    joana,
    gestor,
    daJoana,
    doGestor,
    propor,
    decidir,
    site: (site = 'https://aurora.com.br') =>
      propor({ alvo: 'cliente', alvo_id: cliente.id, campos: { site } }),
    daEmpresa: (campos: object) => propor({ alvo: 'empresa', alvo_id: cliente.empresa_id, campos }),
    minhas: async () => (await chamar(daJoana, doCliente.listar)).corpo.correcoes,
    aRever: async (token = doGestor) =>
      (await chamar(token, e.listar, { query: { cliente_id: cliente.id } })).corpo.correcoes,
  };
}

describe('a proposal', () => {
  test('waits beside what the register says, which stays as it is', async () => {
    const { cliente, site, minhas, aRever } = await cena();
    const { status, corpo } = await site('https://aurora.com.br');
    expect([status, corpo.estado, corpo.campos]).toEqual([
      201,
      'em_analise',
      [
        {
          campo: 'site',
          antes: null,
          proposto: 'https://aurora.com.br',
          decisao: null,
          motivo: null,
        },
      ],
    ]);
    expect((await minhas()).map(({ id }) => id)).toEqual([corpo.id]);
    expect(await aRever()).toMatchObject([
      { id: corpo.id, autor_nome: 'Joana', campos: [{ campo: 'site', atual: null }] },
    ]);
    const [linha] = await banco.select().from(clientes).where(eq(clientes.id, cliente.id));
    expect(linha?.site).toBeNull();
  });

  test('of what is no value is refused by the sentence of the field', async () => {
    const { daEmpresa } = await cena();
    const { status, erro } = await daEmpresa({ cep: '123', email: 'sem arroba' });
    expect([status, erro.campos?.map(({ campo }) => campo).sort()]).toEqual([
      422,
      ['campos.cep', 'campos.email'],
    ]);
  });

  test('of what is there already, or of nothing, is refused', async () => {
    const { cliente, propor, daEmpresa } = await cena();
    expect((await daEmpresa({ razao_social: `${cliente.nome} Ltda` })).erro.detail).toBe(
      'O cadastro já está assim.',
    );
    const nada = await propor({ alvo: 'cliente', alvo_id: cliente.id, campos: {} });
    expect([nada.status, nada.erro.detail]).toEqual([422, 'Mude ao menos um campo.']);
  });

  test('of a field that waits already is refused until that one is withdrawn', async () => {
    const { site, daJoana } = await cena();
    const { corpo } = await site();
    const outra = await site('https://outro.com.br');
    expect([outra.status, outra.erro.detail]).toEqual([
      409,
      'Site: já há uma correção em análise. Retire-a para propor outra.',
    ]);
    const params = { id: corpo.id };
    expect((await chamar(daJoana, doCliente.retirar, { params })).corpo.estado).toBe('retirada');
    expect((await chamar(daJoana, doCliente.retirar, { params })).status).toBe(409);
    expect((await site('https://outro.com.br')).status).toBe(201);
  });

  test('of another client’s record is answered as of one that does not exist', async () => {
    const [{ propor, daJoana }, outra] = [await cena(), await cena()];
    const contato = await criarContato(banco, { cliente_id: outra.cliente.id });
    const alvos = [
      { alvo: 'cliente', alvo_id: outra.cliente.id, campos: { site: 'https://x.com.br' } },
      { alvo: 'empresa', alvo_id: outra.cliente.empresa_id, campos: { bairro: 'Centro' } },
      { alvo: 'contato', alvo_id: contato.id, campos: { cargo: 'Dona' } },
    ];
    for (const alvo of alvos) expect((await propor(alvo)).status).toBe(404);
    const { corpo } = await outra.site();
    const params = { id: corpo.id };
    expect((await chamar(daJoana, doCliente.retirar, { params })).status).toBe(404);
  });

  test('waits beside no more than so many others', async () => {
    const { cliente, propor } = await cena();
    for (let i = 0; i < MAXIMO_DE_ABERTAS; i++) {
      const { id } = await criarContato(banco, { cliente_id: cliente.id });
      const feita = await propor({ alvo: 'contato', alvo_id: id, campos: { cargo: `Cargo ${i}` } });
      expect(feita.status).toBe(201);
    }
    const { id } = await criarContato(banco, { cliente_id: cliente.id });
    expect((await propor({ alvo: 'contato', alvo_id: id, campos: { cargo: 'X' } })).status).toBe(
      409,
    );
  });

  test('tells the client nothing of an account’s number, not even the one proposed', async () => {
    const { cliente, propor, minhas, aRever } = await cena();
    const conta = await criarContaBancaria(banco, { cliente_id: cliente.id, conta: '55667788' });
    await propor({ alvo: 'conta_bancaria', alvo_id: conta.id, campos: { conta: '11223344' } });
    expect(JSON.stringify(await minhas())).not.toMatch(/55667788|11223344/);
    expect((await aRever())[0]?.campos).toMatchObject([
      { antes: '55667788', atual: '55667788', proposto: '11223344' },
    ]);
  });

  test('is told to who serves the client and may change it', async () => {
    const { gestor, site } = await cena();
    await site();
    await adiantarTrabalhos(banco);
    const avisos = await banco
      .select()
      .from(notificacoes)
      .where(eq(notificacoes.usuario_id, gestor.id));
    expect(avisos.map(({ tipo_evento }) => tipo_evento)).toEqual(['correcao_proposta']);
  });
});

describe('a review', () => {
  test('saves the fields that it accepts, refuses others with a reason, and is told to the author', async () => {
    const { cliente, joana, daEmpresa, decidir, minhas, aRever } = await cena();
    const { corpo } = await daEmpresa({ bairro: 'Centro', telefone: '(11) 3456-7890' });
    const alvo_versao = (await aRever())[0]?.alvo_versao;
    expect((await decidir(corpo.id, { aceitar: ['bairro'], alvo_versao })).corpo.estado).toBe(
      'em_analise',
    );
    const { status } = await decidir(corpo.id, { recusar: ['telefone'], motivo: 'Não atende.' });
    expect(status).toBe(200);
    const [empresa] = await banco
      .select()
      .from(empresas)
      .where(eq(empresas.id, cliente.empresa_id));
    expect([empresa?.bairro, empresa?.telefone]).toEqual(['Centro', null]);
    expect((await minhas())[0]).toMatchObject({
      estado: 'parcial',
      campos: [
        { campo: 'telefone', decisao: 'recusado', motivo: 'Não atende.' },
        { campo: 'bairro', decisao: 'aceito' },
      ],
    });
    expect(await aRever()).toEqual([]);
    await adiantarTrabalhos(banco);
    const cartas = await banco.select().from(emails).where(eq(emails.para, joana.email));
    expect(cartas.map(({ assunto }) => assunto)).toEqual([
      `Resposta à correção do cadastro de ${cliente.nome}`,
    ]);
  });

  test('names the author of the correction in the record’s history', async () => {
    const { gestor, site, decidir } = await cena();
    const { corpo } = await site();
    await decidir(corpo.id, { aceitar: ['site'] });
    const [linha] = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'correcao.aceita'),
          eq(auditoriaEventos.usuario_id, gestor.id),
        ),
      );
    expect(linha?.depois).toMatchObject({ proposta_por: 'Joana', correcao: ['Site'] });
  });

  test('under a stale version is refused with the record as it is, and nothing is decided', async () => {
    const { site, decidir, minhas } = await cena();
    const { corpo } = await site();
    const { status } = await decidir(corpo.id, { aceitar: ['site'], alvo_versao: 99 });
    expect(status).toBe(409);
    expect((await minhas())[0]?.estado).toBe('em_analise');
  });

  test('refuses a refusal without a reason, a field twice, and what was decided', async () => {
    const { site, decidir } = await cena();
    const { corpo } = await site();
    expect((await decidir(corpo.id, { recusar: ['site'] })).erro.campos?.[0]?.campo).toBe('motivo');
    const duas = { aceitar: ['site'], recusar: ['site'], motivo: 'Não.' };
    expect((await decidir(corpo.id, duas)).status).toBe(422);
    expect((await decidir(corpo.id, {})).status).toBe(422);
    expect((await decidir(corpo.id, { aceitar: ['nome'] })).status).toBe(409);
    await decidir(corpo.id, { aceitar: ['site'] });
    expect((await decidir(corpo.id, { aceitar: ['site'] })).status).toBe(409);
  });

  test('is for who may change the record, of a client in scope; others know nothing of it', async () => {
    const { cliente, site, decidir, aRever } = await cena();
    const { corpo } = await site();
    const consultor = await criarUsuario(banco);
    await vincularCliente(banco, consultor.id, cliente.id);
    const deFora = await criarGestor(banco);
    for (const { id } of [consultor, deFora]) {
      const token = await entrar(id);
      expect(await aRever(token)).toEqual([]);
      expect((await decidir(corpo.id, { aceitar: ['site'] }, token)).status).toBe(404);
    }
  });

  test('of a record that left the client accepts nothing, and may refuse', async () => {
    const { cliente, daEmpresa, decidir } = await cena();
    const { corpo } = await daEmpresa({ bairro: 'Centro' });
    const outro = await criarCliente(banco);
    await banco
      .update(empresas)
      .set({ cliente_id: outro.id })
      .where(eq(empresas.id, cliente.empresa_id));
    expect((await decidir(corpo.id, { aceitar: ['bairro'] })).status).toBe(404);
    expect((await decidir(corpo.id, { recusar: ['bairro'], motivo: 'Mudou.' })).status).toBe(200);
  });
});
