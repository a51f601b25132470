import { clientesEndpoints } from '@dominio/contrato/clientes';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDeCorrecoes } from '../../../test/correcoes.apoio.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos, chegarAHora } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { limpeza } from './correcoes.jobs.ts';
import { ESPERA_DO_AVISO_S } from './correcoes.rules.ts';
import { correcaoRespostas, correcoes } from './correcoes.tables.ts';

const app = await montarApp({ completa: true });
const { banco, entrar } = app;
const cena = () => cenaDeCorrecoes(app);

const FIM = 'A resposta já não pode ser desfeita.';

describe('an answer that is taken back', () => {
  test('gives a client what its record had, changed since the proposal or not, and waits again', async () => {
    const { cliente, site, aceitarEDesfazer, aRever, minhas } = await cena();
    const { corpo } = await site();
    const instagram = '@aurora';
    await banco
      .update(clientes)
      .set({ site: 'https://de-entao.com.br', instagram })
      .where(eq(clientes.id, cliente.id));
    const { status, corpo: desfeita } = await aceitarEDesfazer(corpo.id, ['site']);
    expect([status, desfeita.estado]).toEqual([200, 'em_analise']);
    const [linha] = await banco.select().from(clientes).where(eq(clientes.id, cliente.id));
    expect([linha?.site, linha?.instagram]).toEqual(['https://de-entao.com.br', instagram]);
    expect((await aRever()).map(({ id }) => id)).toEqual([corpo.id]);
    expect((await minhas())[0]).toMatchObject({
      estado: 'em_analise',
      campos: [{ decisao: null }],
    });
  });

  test('gives a company, a contact and an account what they had', async () => {
    const { cliente, propor, daEmpresa, aceitarEDesfazer } = await cena();
    const { id: cliente_id, empresa_id } = cliente;
    const contato = await criarContato(banco, { cliente_id, cargo: 'Sócia' });
    const conta = await criarContaBancaria(banco, { cliente_id, gerente: 'Rui', digito: null });
    const { nome } = conta;
    const santos = { municipio: 'Santos', uf: 'SP', municipio_ibge: '3548500' } as const;
    await banco.update(empresas).set(santos).where(eq(empresas.id, empresa_id));
    const propostas = [
      await daEmpresa({ bairro: 'Centro', municipio: 'Campinas' }),
      await propor({ alvo: 'contato', alvo_id: contato.id, campos: { cargo: 'Dona' } }),
      await propor({
        alvo: 'conta_bancaria',
        alvo_id: conta.id,
        campos: { gerente: 'Ana', digito: '7' },
      }),
    ];
    for (const { corpo } of propostas) {
      const { status } = await aceitarEDesfazer(
        corpo.id,
        corpo.campos.map(({ campo }) => campo),
      );
      expect(status).toBe(200);
    }
    const [empresa] = await banco.select().from(empresas).where(eq(empresas.id, empresa_id));
    const [doContato] = await banco.select().from(contatos).where(eq(contatos.id, contato.id));
    const [daConta] = await banco
      .select()
      .from(contasBancarias)
      .where(eq(contasBancarias.id, conta.id));
    expect(empresa).toMatchObject({ bairro: null, ...santos });
    expect(doContato?.cargo).toBe('Sócia');
    expect(daConta).toMatchObject({ gerente: 'Rui', digito: null, nome });
  });

  test('takes what was added away, and has who left and what was closed back', async () => {
    const { cliente, propor, aceitarEDesfazer } = await cena();
    const { id: cliente_id } = cliente;
    const contato = await criarContato(banco, { cliente_id });
    const conta = await criarContaBancaria(banco, { cliente_id });
    const nova = { tipo: 'caixa', apelido: 'Caixa da loja' };
    const propostas = [
      { alvo: 'novo_contato', alvo_id: cliente_id, campos: { nome: 'Ana Lima' } },
      { alvo: 'nova_conta', alvo_id: cliente_id, campos: nova },
      { alvo: 'saida_de_contato', alvo_id: contato.id, campos: { situacao: 'saiu' } },
      { alvo: 'encerramento_de_conta', alvo_id: conta.id, campos: { encerrada_em: '2026-02-10' } },
    ];
    for (const proposta of propostas) {
      const { corpo } = await propor(proposta);
      const quais = corpo.campos.map(({ campo }) => campo);
      expect((await aceitarEDesfazer(corpo.id, quais)).corpo.estado).toBe('em_analise');
    }
    const seus = await banco.select().from(contatos).where(eq(contatos.cliente_id, cliente_id));
    const suas = await banco
      .select()
      .from(contasBancarias)
      .where(eq(contasBancarias.cliente_id, cliente_id));
    expect(seus.map(({ id, saiu_em }) => [id, saiu_em])).toEqual([[contato.id, null]]);
    expect(suas.map(({ id, encerrada_em }) => [id, encerrada_em])).toEqual([[conta.id, null]]);
  });

  test('of a refusal, and of what was done by hand, waits again', async () => {
    const { cliente, site, propor, decidir, desfazer, aRever } = await cena();
    const { corpo } = await site();
    const recusada = await decidir(corpo.id, { recusar: ['site'], motivo: 'Não abre.' });
    const emPalavras = await propor({
      alvo: 'cliente',
      alvo_id: cliente.id,
      campos: {},
      observacao: 'Mudamos de dono.',
    });
    const { id } = emPalavras.corpo;
    const feita = await decidir(id, { aceitar: ['observacao'] });
    await desfazer(corpo.id, recusada.corpo.resposta_id);
    await desfazer(id, feita.corpo.resposta_id);
    expect((await aRever()).map(({ campos }) => campos[0])).toMatchObject([
      { campo: 'site', decisao: null, motivo: null },
      { campo: 'observacao', decisao: null },
    ]);
  });

  test('gives back its own fields alone of a correction that was answered in parts', async () => {
    const { daEmpresa, decidir, desfazer, aRever } = await cena();
    const { corpo } = await daEmpresa({ bairro: 'Centro', telefone: '(11) 3456-7890' });
    const primeira = await decidir(corpo.id, { aceitar: ['bairro'] });
    await decidir(corpo.id, { recusar: ['telefone'], motivo: 'Não atende.' });
    await desfazer(corpo.id, primeira.corpo.resposta_id);
    const [lida] = await aRever();
    expect(lida?.campos.map(({ campo, decisao, atual }) => [campo, decisao, atual])).toEqual([
      ['telefone', 'recusado', null],
      ['bairro', null, null],
    ]);
  });

  test('is told to the author of the correction, who was told of the answer', async () => {
    const { joana, gestor, site, decidir, desfazer } = await cena();
    const { corpo } = await site();
    const { resposta_id } = (await decidir(corpo.id, { aceitar: ['site'] })).corpo;
    await adiantarTrabalhos(banco);
    app.avancar(ESPERA_DO_AVISO_S * 1000);
    await desfazer(corpo.id, resposta_id);
    await adiantarTrabalhos(banco);
    const avisos = await recebidas(banco, joana.id);
    expect(avisos.map(({ titulo }) => titulo).toSorted()).toEqual([
      'Resposta desfeita à correção',
      'Resposta à correção',
    ]);
    const ditas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.usuario_id, gestor.id))
      .orderBy(auditoriaEventos.id);
    expect(ditas.flatMap(({ acao }) => (acao.startsWith('correcao.') ? [acao] : []))).toEqual([
      'correcao.aceita',
      'correcao.desfeita',
    ]);
  });
});

test.each([
  ['an acceptance', { aceitar: ['site'] }],
  ['a refusal', { recusar: ['site'], motivo: 'Não abre.' }],
])('the author hears nothing of %s that is undone at once, nor of that', async (_, decisao) => {
  const { joana, site, decidir, desfazer } = await cena();
  const { corpo } = await site();
  const { resposta_id } = (await decidir(corpo.id, decisao)).corpo;
  expect((await desfazer(corpo.id, resposta_id)).status).toBe(200);
  await adiantarTrabalhos(banco);
  expect(await recebidas(banco, joana.id)).toEqual([]);
});

test('of answers given anew, each undone at once but the last, only the last is told', async () => {
  const { joana, site, decidir, desfazer } = await cena();
  const { corpo } = await site();
  const aceitar = () => decidir(corpo.id, { aceitar: ['site'] });
  // The second is undone past the time to tell of the first, within its own.
  for (let vez = 0; vez < 2; vez++) {
    const { resposta_id } = (await aceitar()).corpo;
    app.avancar((ESPERA_DO_AVISO_S - 1) * 1000);
    await desfazer(corpo.id, resposta_id);
  }
  await aceitar();
  await adiantarTrabalhos(banco);
  const avisos = await recebidas(banco, joana.id);
  expect(avisos.map(({ titulo }) => titulo)).toEqual(['Resposta à correção']);
});

test('who may answer takes a colleague’s answer back, without the permission to delete what it added', async () => {
  const { cliente, propor, decidir, desfazer } = await cena();
  const ana = { alvo: 'novo_contato', alvo_id: cliente.id, campos: { nome: 'Ana Lima' } };
  const { corpo } = await propor(ana);
  const { resposta_id } = (await decidir(corpo.id, { aceitar: ['nome'] })).corpo;
  const como = async (permissao: string) => {
    const grupo_id = await criarGrupo(banco, ['contatos_importantes:visualizar', permissao]);
    const { id } = await criarUsuario(banco, { grupo_id });
    await vincularCliente(banco, id, cliente.id);
    return entrar(id);
  };
  const seus = () => banco.select().from(contatos).where(eq(contatos.cliente_id, cliente.id));
  const quemExclui = await como('contatos_importantes:excluir');
  expect((await desfazer(corpo.id, resposta_id, quemExclui)).status).toBe(404);
  expect(await seus()).toHaveLength(1);
  const quemCria = await como('contatos_importantes:criar');
  const { status, corpo: desfeita } = await desfazer(corpo.id, resposta_id, quemCria);
  expect([status, desfeita.estado]).toEqual([200, 'em_analise']);
  expect(await seus()).toEqual([]);
});

describe('an answer is not taken back', () => {
  test('once the record was changed: who did, when and what is told, and nothing is undone', async () => {
    const { cliente, doGestor, gestor, site, decidir, desfazer, minhas } = await cena();
    const { corpo } = await site();
    const { resposta_id } = (await decidir(corpo.id, { aceitar: ['site'] })).corpo;
    await app.chamar(doGestor, clientesEndpoints.atualizar, {
      params: { id: cliente.id },
      body: { instagram: '@outro' },
    });
    const [quem] = await banco.select().from(usuarios).where(eq(usuarios.id, gestor.id));
    const { status, erro } = await desfazer(corpo.id, resposta_id);
    expect(status).toBe(409);
    expect(erro.detail).toMatch(
      new RegExp(`^Instagram: alterado por ${quem?.nome} às \\d\\d:\\d\\d\\. ${FIM}$`),
    );
    expect((await minhas())[0]?.estado).toBe('aceita');
  });

  test('twice, nor with another correction’s answer, nor after the day of it', async () => {
    const { site, daEmpresa, decidir, desfazer } = await cena();
    const [doSite, daRua] = [await site(), await daEmpresa({ bairro: 'Centro' })];
    const { resposta_id } = (await decidir(doSite.corpo.id, { aceitar: ['site'] })).corpo;
    expect((await desfazer(daRua.corpo.id, resposta_id)).status).toBe(404);
    expect((await desfazer(doSite.corpo.id, resposta_id)).status).toBe(200);
    expect((await desfazer(doSite.corpo.id, resposta_id)).erro.detail).toBe(
      'Esta resposta já foi desfeita.',
    );
    const outra = await decidir(doSite.corpo.id, { aceitar: ['site'] });
    await banco
      .update(correcaoRespostas)
      .set({ respondida_em: new Date(app.agora().getTime() - 2 * 86_400_000) })
      .where(eq(correcaoRespostas.id, outra.corpo.resposta_id));
    await chegarAHora(banco, limpeza.nome);
    await adiantarTrabalhos(banco);
    const tarde = await desfazer(doSite.corpo.id, outra.corpo.resposta_id);
    expect([tarde.status, tarde.erro.detail]).toEqual([409, `O prazo já passou. ${FIM}`]);
  });

  test('that refused, after the day of it: what was proposed may be forgotten by then', async () => {
    const { site, decidir, desfazer } = await cena();
    const { corpo } = await site();
    const recusada = await decidir(corpo.id, { recusar: ['site'], motivo: 'Não abre.' });
    const { resposta_id } = recusada.corpo;
    await banco
      .update(correcaoRespostas)
      .set({ respondida_em: new Date(app.agora().getTime() - 2 * 86_400_000) })
      .where(eq(correcaoRespostas.id, resposta_id));
    const { status, erro } = await desfazer(corpo.id, resposta_id);
    expect([status, erro.detail]).toEqual([409, `O prazo já passou. ${FIM}`]);
  });

  test('once the client proposed the field again, or the record is the client’s no longer', async () => {
    const { cliente, site, propor, decidir, desfazer } = await cena();
    const primeira = await site();
    const { resposta_id } = (await decidir(primeira.corpo.id, { aceitar: ['site'] })).corpo;
    await site('https://mais-nova.com.br');
    expect((await desfazer(primeira.corpo.id, resposta_id)).erro.detail).toBe(
      `Site: o cliente já propôs outra correção. ${FIM}`,
    );
    const ana = { alvo: 'novo_contato', alvo_id: cliente.id, campos: { nome: 'Ana Lima' } };
    const { corpo } = await propor(ana);
    await propor({ ...ana, campos: { nome: 'Bia Lima' } });
    const dela = await decidir(corpo.id, { aceitar: corpo.campos.map(({ campo }) => campo) });
    await banco.delete(contatos).where(eq(contatos.cliente_id, cliente.id));
    expect((await desfazer(corpo.id, dela.corpo.resposta_id)).erro.detail).toBe(
      `O registro não é mais deste cliente. ${FIM}`,
    );
  });

  test('by who may not review it, who knows nothing of it', async () => {
    const { cliente, site, decidir, desfazer } = await cena();
    const { corpo } = await site();
    const { resposta_id } = (await decidir(corpo.id, { aceitar: ['site'] })).corpo;
    const consultor = await criarUsuario(banco);
    await vincularCliente(banco, consultor.id, cliente.id);
    for (const { id } of [consultor, await criarGestor(banco)]) {
      expect((await desfazer(corpo.id, resposta_id, await entrar(id))).status).toBe(404);
    }
    const [linha] = await banco.select().from(correcoes).where(eq(correcoes.id, corpo.id));
    expect(linha?.decidida_em).not.toBeNull();
  });
});
