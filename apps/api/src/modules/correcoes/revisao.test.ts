import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDeCorrecoes } from '../../../test/correcoes.apoio.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import {
  criarGestor,
  criarUsuario,
  umCpf,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { notificacoesEntregas } from '../notificacoes/entregas/entregas.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const app = await montarApp({ completa: true });
const { banco, entrar } = app;
const cena = () => cenaDeCorrecoes(app);

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
    const avisos = await recebidas(banco, joana.id);
    expect(avisos).toMatchObject([
      {
        tipo_evento: 'correcao_respondida',
        titulo: 'Resposta à correção',
        url: '/area-cliente/dados',
      },
    ]);
    // A client's person gets one e-mail a day at most (page book §5).
    const [doEmail] = await banco
      .select({ estado: notificacoesEntregas.estado, motivo: notificacoesEntregas.motivo })
      .from(notificacoesEntregas)
      .where(
        and(eq(notificacoesEntregas.usuario_id, joana.id), eq(notificacoesEntregas.canal, 'email')),
      );
    expect(doEmail).toEqual({ estado: 'adiado', motivo: 'resumo' });
  });

  test('is told to nobody who belongs to another client by now', async () => {
    const { joana, site, decidir } = await cena();
    const { corpo } = await site();
    const outro = await criarCliente(banco);
    await banco.update(usuarios).set({ client_id: outro.id }).where(eq(usuarios.id, joana.id));
    await decidir(corpo.id, { aceitar: ['site'] });
    await adiantarTrabalhos(banco);
    expect(await recebidas(banco, joana.id)).toEqual([]);
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

  test('under a stale version is refused without the record’s data, and nothing is decided', async () => {
    const { cliente, site, decidir, minhas } = await cena();
    const cpf = umCpf();
    await banco
      .update(clientes)
      .set({ natureza: 'pessoa_fisica', cpf })
      .where(eq(clientes.id, cliente.id));
    const { corpo } = await site();
    const { status, erro } = await decidir(corpo.id, { aceitar: ['site'], alvo_versao: 99 });
    expect([status, erro.detail]).toEqual([
      409,
      expect.stringMatching(/^Este registro foi alterado por .+ Recarregue/),
    ]);
    expect(JSON.stringify(erro)).not.toContain(cpf);
    expect(erro).not.toHaveProperty('atual');
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

  test('of a record that leaves the client meanwhile accepts nothing', async () => {
    const { cliente, gestor, daEmpresa, decidir } = await cena();
    const { corpo } = await daEmpresa({ bairro: 'Centro' });
    const outro = await criarCliente(banco);
    await vincularCliente(banco, gestor.id, outro.id);
    const { status } = await cruzar(banco, {
      segura: (outra) =>
        outra.query('update empresas set cliente_id = $1 where id = $2', [
          outro.id,
          cliente.empresa_id,
        ]),
      chamada: () => decidir(corpo.id, { aceitar: ['bairro'] }),
      depois: async () => undefined,
    });
    const [empresa] = await banco
      .select()
      .from(empresas)
      .where(eq(empresas.id, cliente.empresa_id));
    expect([status, empresa?.bairro]).toEqual([404, null]);
  });

  test('lists the targets of every kind beside what each says now', async () => {
    const { cliente, propor, site, daEmpresa, aRever } = await cena();
    const contato = await criarContato(banco, { cliente_id: cliente.id, cargo: 'Sócia' });
    const conta = await criarContaBancaria(banco, { cliente_id: cliente.id, gerente: 'Rui' });
    await site();
    await daEmpresa({ bairro: 'Centro' });
    await propor({ alvo: 'contato', alvo_id: contato.id, campos: { cargo: 'Dona' } });
    await propor({ alvo: 'conta_bancaria', alvo_id: conta.id, campos: { gerente: 'Ana' } });
    const lidas = await aRever();
    expect(lidas.map(({ alvo, campos }) => [alvo, campos[0]?.atual])).toEqual([
      ['cliente', null],
      ['empresa', null],
      ['contato', 'Sócia'],
      ['conta_bancaria', 'Rui'],
    ]);
    expect(lidas.map(({ alvo_versao }) => alvo_versao)).toEqual([1, 1, 1, 1]);
  });
});
