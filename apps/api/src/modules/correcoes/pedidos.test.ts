import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDeCorrecoes } from '../../../test/correcoes.apoio.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { correcaoCampos } from './correcoes.tables.ts';

const app = await montarApp({ completa: true });
const { banco, entrar } = app;
const ITAU = '60701190';
const ANA = { nome: 'Ana Lima', cargo: 'Diretora', telefone: '(11) 3456-7890' };
const CORRENTE = { tipo: 'corrente', banco_ispb: ITAU, agencia: '1234', conta: '11223344' };

async function cena() {
  const base = await cenaDeCorrecoes(app);
  const { id } = base.cliente;
  const pedir = (alvo: string, alvo_id: number, campos: object, observacao = '') =>
    base.propor({ alvo, alvo_id, campos, observacao });
  return {
    ...base,
    pedir,
    contato: (campos: object = ANA) => pedir('novo_contato', id, campos),
    conta: (campos: object = CORRENTE) => pedir('nova_conta', id, campos),
    emPalavras: (observacao: string) => pedir('cliente', id, {}, observacao),
  };
}

const contatosDe = (cliente_id: number) =>
  banco.select().from(contatos).where(eq(contatos.cliente_id, cliente_id));

describe('a proposal in words alone', () => {
  test('waits, is marked as done, and changes nothing of the register', async () => {
    const { cliente, emPalavras, decidir, minhas, aRever } = await cena();
    const { status, corpo } = await emPalavras('Entrou um sócio, o Rui.');
    expect([status, corpo.campos.map(({ campo }) => campo)]).toEqual([201, ['observacao']]);
    expect(await aRever()).toMatchObject([{ observacao: 'Entrou um sócio, o Rui.' }]);
    expect((await decidir(corpo.id, { aceitar: ['observacao'] })).status).toBe(200);
    expect((await minhas())[0]?.estado).toBe('aceita');
    const [linha] = await banco.select().from(clientes).where(eq(clientes.id, cliente.id));
    expect(linha?.versao).toBe(1);
  });

  test('is refused with a reason, which its author reads', async () => {
    const { emPalavras, decidir, minhas } = await cena();
    const { corpo } = await emPalavras('Mudamos para o Lucro Real.');
    expect((await decidir(corpo.id, { recusar: ['observacao'] })).status).toBe(422);
    await decidir(corpo.id, { recusar: ['observacao'], motivo: 'Só em janeiro.' });
    expect((await minhas())[0]).toMatchObject({
      estado: 'recusada',
      campos: [{ motivo: 'Só em janeiro.' }],
    });
  });

  test('may be one thing and another of one record; of nothing it is refused', async () => {
    const { emPalavras } = await cena();
    expect((await emPalavras('Uma coisa.')).status).toBe(201);
    expect((await emPalavras('Outra coisa.')).status).toBe(201);
    const nada = await emPalavras('');
    expect([nada.status, nada.erro.campos?.[0]?.campo]).toEqual([422, 'campos']);
  });
});

describe('a new contact', () => {
  test('that the register no longer takes is refused by the field, and waits on', async () => {
    const { cliente, contato, decidir, aRever } = await cena();
    const { corpo } = await contato();
    await banco
      .update(correcaoCampos)
      .set({ proposto: '' })
      .where(and(eq(correcaoCampos.correcao_id, corpo.id), eq(correcaoCampos.campo, 'nome')));
    const { status, erro } = await decidir(corpo.id, { aceitar: ['nome', 'cargo', 'telefone'] });
    expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([422, ['nome']]);
    expect(await aRever()).toHaveLength(1);
    expect(await contatosDe(cliente.id)).toHaveLength(0);
  });

  test('is in the register once it is accepted, in the name of who accepted it', async () => {
    const { cliente, gestor, contato, decidir, minhas, aRever } = await cena();
    const { corpo } = await contato();
    expect(await contatosDe(cliente.id)).toEqual([]);
    expect((await aRever())[0]).toMatchObject({
      alvo_versao: null,
      campos: [
        { campo: 'nome', antes: null, atual: null, proposto: 'Ana Lima' },
        { campo: 'cargo', atual: null },
        { campo: 'telefone', atual: null },
      ],
    });
    await decidir(corpo.id, { aceitar: ['nome', 'cargo', 'telefone'] });
    const [ana] = await contatosDe(cliente.id);
    expect(ana).toMatchObject({ nome: 'Ana Lima', cargo: 'Diretora', recebe_documentos: false });
    expect((await minhas())[0]?.estado).toBe('aceita');
    const [criado] = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'contato.criado'),
          eq(auditoriaEventos.objeto_id, ana?.id ?? 0),
        ),
      );
    expect(criado?.usuario_id).toBe(gestor.id);
  });

  test('is taken or refused as a whole', async () => {
    const { cliente, contato, decidir } = await cena();
    const { corpo } = await contato();
    const parte = await decidir(corpo.id, { aceitar: ['nome'] });
    expect([parte.status, parte.erro.detail]).toEqual([
      422,
      'Aceite ou recuse esta proposta inteira.',
    ]);
    const misto = { aceitar: ['nome'], recusar: ['cargo', 'telefone'], motivo: 'Não.' };
    expect((await decidir(corpo.id, misto)).status).toBe(422);
    const todos = ['nome', 'cargo', 'telefone'];
    await decidir(corpo.id, { recusar: todos, motivo: 'Já está no cadastro.' });
    expect(await contatosDe(cliente.id)).toEqual([]);
  });

  test('without a name, or for another client, is not proposed', async () => {
    const [{ contato, pedir }, outra] = [await cena(), await cena()];
    const { status, erro } = await contato({ cargo: 'Diretora' });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'campos.nome']);
    expect((await pedir('novo_contato', outra.cliente.id, ANA)).status).toBe(404);
  });

  test('is for who may add contacts; others know nothing of it', async () => {
    const { cliente, contato, decidir, aRever } = await cena();
    const { corpo } = await contato();
    const grupo_id = await criarGrupo(banco, ['contatos_importantes:editar']);
    const consultor = await criarUsuario(banco, { grupo_id });
    await vincularCliente(banco, consultor.id, cliente.id);
    const token = await entrar(consultor.id);
    expect(await aRever(token)).toEqual([]);
    const todos = { aceitar: ['nome', 'cargo', 'telefone'] };
    expect((await decidir(corpo.id, todos, token)).status).toBe(404);
  });

  test('is told by its name to who serves the client', async () => {
    const { cliente, gestor, contato } = await cena();
    await contato();
    await adiantarTrabalhos(banco);
    const [aviso] = await banco
      .select()
      .from(notificacoes)
      .where(eq(notificacoes.usuario_id, gestor.id));
    expect(aviso?.mensagem).toBe(`Joana propôs um novo contato de ${cliente.nome}.`);
  });
});

describe('that a contact left', () => {
  test('is noted once it is accepted, under the version compared', async () => {
    const { cliente, pedir, decidir, aRever } = await cena();
    const { id } = await criarContato(banco, { cliente_id: cliente.id });
    const { corpo } = await pedir('saida_de_contato', id, { situacao: 'saiu' });
    const [lida] = await aRever();
    expect(lida?.campos).toMatchObject([{ antes: 'ativo', atual: 'ativo', proposto: 'saiu' }]);
    await decidir(corpo.id, { aceitar: ['situacao'], alvo_versao: lida?.alvo_versao });
    const [contato] = await contatosDe(cliente.id);
    expect(contato?.saiu_em).not.toBeNull();
  });

  test('is not noted twice', async () => {
    const { cliente, pedir, decidir, aRever } = await cena();
    const { id } = await criarContato(banco, { cliente_id: cliente.id });
    const { corpo } = await pedir('saida_de_contato', id, { situacao: 'saiu' });
    expect((await pedir('saida_de_contato', id, { situacao: 'saiu' })).status).toBe(409);
    await banco.update(contatos).set({ saiu_em: '2026-02-02' }).where(eq(contatos.id, id));
    expect((await aRever())[0]?.campos).toMatchObject([{ antes: 'ativo', atual: 'saiu' }]);
    const { status, erro } = await decidir(corpo.id, { aceitar: ['situacao'] });
    expect([status, erro.detail]).toEqual([409, 'Este contato já saiu.']);
  });
});

describe('a bank account', () => {
  test('that is new is in the register once it is accepted; its bank is told by name', async () => {
    const { cliente, conta, decidir, minhas, aRever } = await cena();
    const { corpo } = await conta();
    expect((await aRever())[0]?.campos[1]).toMatchObject({
      campo: 'banco_ispb',
      proposto: ITAU,
      proposto_nome: expect.stringMatching(/ITA/i),
    });
    expect(JSON.stringify(await minhas())).not.toContain('11223344');
    await decidir(corpo.id, { aceitar: Object.keys(CORRENTE) });
    const contas = await banco
      .select()
      .from(contasBancarias)
      .where(eq(contasBancarias.cliente_id, cliente.id));
    expect(contas).toMatchObject([CORRENTE]);
  });

  test('that no register would take is refused at its fields', async () => {
    const { conta } = await cena();
    const { status, erro } = await conta({ tipo: 'corrente', banco_ispb: '99999999' });
    expect([status, erro.campos?.map(({ campo }) => campo).sort()]).toEqual([
      422,
      ['campos.agencia', 'campos.banco_ispb', 'campos.conta'],
    ]);
  });

  test('is told by its name and the end of its number', async () => {
    const { cliente, pedir, minhas } = await cena();
    const { id } = await criarContaBancaria(banco, {
      cliente_id: cliente.id,
      nome: 'Itaú · 1234 / 11223344',
      apelido: null,
      conta: '11223344',
    });
    await pedir('encerramento_de_conta', id, { encerrada_em: '2026-02-10' });
    expect((await minhas())[0]?.alvo_nome).toBe('Itaú ••••3344');
  });

  test('that was closed is closed on the day that the client told, and on none to come', async () => {
    const { cliente, pedir, decidir } = await cena();
    const { id } = await criarContaBancaria(banco, { cliente_id: cliente.id });
    const amanha = await pedir('encerramento_de_conta', id, { encerrada_em: '2126-03-10' });
    expect([amanha.status, amanha.erro.campos?.[0]?.campo]).toEqual([422, 'campos.encerrada_em']);
    const { corpo } = await pedir('encerramento_de_conta', id, { encerrada_em: '2026-02-10' });
    await decidir(corpo.id, { aceitar: ['encerrada_em'] });
    const [conta] = await banco.select().from(contasBancarias).where(eq(contasBancarias.id, id));
    expect(conta?.encerrada_em).toBe('2026-02-10');
  });
});
