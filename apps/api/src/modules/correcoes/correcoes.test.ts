import { correcoesDoClienteEndpoints as doCliente } from '@dominio/contrato/correcoes';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDeCorrecoes } from '../../../test/correcoes.apoio.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import {
  criarGestor,
  criarTime,
  criarUsuario,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { MAXIMO_DE_ABERTAS } from './propostas.service.ts';

const app = await montarApp({ completa: true });
const { banco, chamar } = app;
const cena = () => cenaDeCorrecoes(app);

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
    expect([nada.status, nada.erro.detail]).toEqual([
      422,
      'Mude ao menos um campo ou escreva o que mudou.',
    ]);
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

  test('of a contact who left and of a closed account, of which the client is told nothing, is answered the same', async () => {
    const { cliente, propor } = await cena();
    const { id: cliente_id } = cliente;
    const contato = await criarContato(banco, { cliente_id, saiu_em: '2026-02-02' });
    const conta = await criarContaBancaria(banco, { cliente_id, encerrada_em: '2026-02-02' });
    const alvos = [
      { alvo: 'contato', alvo_id: contato.id, campos: { cargo: 'Dona' } },
      { alvo: 'conta_bancaria', alvo_id: conta.id, campos: { gerente: 'Ana' } },
    ];
    for (const alvo of alvos) expect((await propor(alvo)).status).toBe(404);
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

  test('is told to the team where nobody linked to the client may change it', async () => {
    const { cliente, gestor, site } = await cena();
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, gestor.id));
    const time = await criarTime(banco);
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: cliente.id });
    const doTime = await criarGestor(banco, { time_id: time.id });
    const consultor = await criarUsuario(banco, { time_id: time.id });
    await vincularCliente(banco, consultor.id, cliente.id);
    await site();
    await adiantarTrabalhos(banco);
    const avisos = await banco
      .select({ usuario_id: notificacoes.usuario_id })
      .from(notificacoes)
      .where(inArray(notificacoes.usuario_id, [gestor.id, doTime.id, consultor.id]));
    expect(avisos).toEqual([{ usuario_id: doTime.id }]);
  });
});
