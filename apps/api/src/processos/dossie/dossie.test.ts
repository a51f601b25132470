import { contratosEndpoints } from '@dominio/contrato/contratos';
import {
  type Dossie,
  dossieEndpoints as e,
  SECOES,
  SECOES_DO_DOSSIE,
} from '@dominio/contrato/dossie';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarNota } from '../../../test/factories/notas.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaSocios } from '../../modules/empresas/socios.tables.ts';
import { modulos } from '../../modulos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();

/** Somebody with these permissions who serves these clients. */
async function alguem(permissoes: readonly Permissao[], ...clienteIds: number[]) {
  const grupo_id = await criarGrupo(banco, permissoes);
  const quem = await pessoa({ grupo_id });
  for (const id of clienteIds) await vincularCliente(banco, quem.id, id);
  return quem;
}

const ler = (token: string, id: number, query: object = {}) =>
  chamar(token, e.ler, { params: { id }, query });

const idsDe = ({ secoes }: Dossie) => secoes.map(({ id }) => id);
const textoDe = (dossie: Dossie, secao: string) =>
  JSON.stringify(dossie.secoes.find(({ id }) => id === secao)?.blocos);

test('every section has a source', () => {
  const fontes = modulos.flatMap(({ dossie = [] }) => dossie.map(({ secao }) => secao));
  expect([...new Set(fontes)].sort()).toEqual([...SECOES].sort());
});

describe('the dossier of a client', () => {
  test('has the sections that the reader may see, in one order, or those of them asked for', async () => {
    const { id } = await criarCliente(banco);
    expect(idsDe((await ler(admin, id)).corpo)).toEqual(SECOES);
    const { token } = await alguem(
      ['painel_cliente:visualizar', 'contatos_importantes:visualizar'],
      id,
    );
    expect(idsDe((await ler(token, id)).corpo)).toEqual([
      'contatos',
      'notas',
      'linha_do_tempo',
      'quem_atendeu',
    ]);
    const algumas = await ler(token, id, { secoes: 'notas,contas,contatos' });
    expect(idsDe(algumas.corpo)).toEqual(['contatos', 'notas']);
  });

  test.each(SECOES)('tells %s only to whom has its permission', async (secao) => {
    const { id } = await criarCliente(banco);
    const { permissao } = SECOES_DO_DOSSIE[secao];
    const com = await alguem(['painel_cliente:visualizar', permissao], id);
    expect(idsDe((await ler(com.token, id)).corpo)).toContain(secao);
    if (permissao === 'painel_cliente:visualizar') return;
    const sem = await alguem(['painel_cliente:visualizar'], id);
    expect(idsDe((await ler(sem.token, id)).corpo)).not.toContain(secao);
  });

  test('is not there of a client out of reach, nor of none', async () => {
    const { id } = await criarCliente(banco);
    const { token } = await alguem(['painel_cliente:visualizar', 'clientes:visualizar']);
    const alheio = await ler(token, id);
    const nenhum = await ler(token, 987_654);
    expect([alheio.status, nenhum.status]).toEqual([404, 404]);
    expect(alheio.erro.detail).toBe(nenhum.erro.detail);
  });

  test('masks the CPFs of a person and of partners, and the numbers of accounts, whoever reads', async () => {
    const { id: cliente_id, empresa_id } = await criarCliente(banco);
    await banco
      .update(clientes)
      .set({ natureza: 'pessoa_fisica', cpf: '52998224725' })
      .where(eq(clientes.id, cliente_id));
    await banco.insert(empresaSocios).values({
      empresa_id,
      ordem: 0,
      nome: 'Marta Reis',
      cpf_cnpj: '11144477735',
      administrador: true,
      participacao_milionesimos: 1_000_000,
    });
    await criarContaBancaria(banco, { cliente_id, apelido: null, conta: '9876543', digito: '1' });
    const { corpo } = await ler(admin, cliente_id);
    expect(textoDe(corpo, 'identificacao')).toContain('***.982.247-**');
    expect(textoDe(corpo, 'empresas')).toContain('***.444.777-**');
    expect(textoDe(corpo, 'contas')).toContain('••••6543');
    expect(JSON.stringify(corpo)).not.toMatch(/52998224725|529\.982|11144477735|9876543/);
  });

  test('tells amounts of contracts to whom may see them', async () => {
    const { id, contrato_id } = await criarCliente(banco);
    await banco
      .update(contratos)
      .set({ valor_mensal_centavos: 123_456 })
      .where(eq(contratos.id, contrato_id));
    const permissoes = ['painel_cliente:visualizar', 'contratos:visualizar'] as const;
    const sem = await alguem(permissoes, id);
    const com = await alguem([...permissoes, 'contratos:ver_valores'], id);
    const valor = 'R$ 1.234,56';
    expect(textoDe((await ler(com.token, id)).corpo, 'contratos')).toContain(valor);
    expect(textoDe((await ler(sem.token, id)).corpo, 'contratos')).not.toContain(valor);
  });

  test('tells of the period asked for, its last day included, and of what is pinned', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    const nota = (texto: string, em: string, fixada = false) =>
      criarNota(banco, { cliente_id, texto, fixada, criado_em: new Date(em) });
    await nota('Antes', '2026-01-31T23:59:00-03:00');
    await nota('Primeira', '2026-02-01T00:00:00-03:00');
    await nota('Última', '2026-02-28T23:59:00-03:00');
    await nota('Depois', '2026-03-01T00:00:00-03:00');
    await nota('Fixada', '2025-01-01T00:00:00-03:00', true);
    const { corpo } = await ler(admin, cliente_id, { de: '2026-02-01', ate: '2026-02-28' });
    const linhas = corpo.secoes.find(({ id }) => id === 'notas')?.blocos[0]?.tabela?.linhas;
    expect(linhas?.map(([, texto]) => texto)).toEqual(['Fixada', 'Última', 'Primeira']);
    const tempo = corpo.secoes.find(({ id }) => id === 'linha_do_tempo')?.blocos[0]?.tabela;
    expect(tempo?.linhas.map(([, , dito]) => dito)).toEqual(['Nota · Última', 'Nota · Primeira']);
  });

  test('of a period that ends before it begins says so', async () => {
    const { id } = await criarCliente(banco);
    const { status, erro } = await ler(admin, id, { de: '2026-02-02', ate: '2026-02-01' });
    expect([status, erro.campos]).toEqual([
      422,
      [{ campo: 'ate', mensagem: 'O fim do período não pode ser antes do início.' }],
    ]);
  });

  test('says of a section with nothing that there is nothing', async () => {
    const { id } = await criarCliente(banco);
    const { corpo } = await ler(admin, id, { secoes: 'contatos,contas,notas,agendamentos' });
    expect(corpo.secoes.map(({ blocos }) => blocos)).toEqual([[], [], [], []]);
  });

  test('tells the regimes of each company over time, the newest first, and of none where none is known', async () => {
    const { id: cliente_id, empresa_id } = await criarCliente(banco);
    await criarRegimes(banco, empresa_id, [
      ['mei', '2019-01-01'],
      ['simples_nacional', '2021-07-01'],
    ]);
    const outro = await criarCliente(banco);
    const regimesDe = async (id: number) =>
      (await ler(admin, id, { secoes: 'empresas' })).corpo.secoes[0]?.blocos.flatMap(
        ({ titulo, tabela }) => (titulo?.startsWith('Regimes') ? (tabela?.linhas ?? []) : []),
      );
    expect(await regimesDe(cliente_id)).toEqual([
      ['Simples Nacional', 'desde 01/07/2021', 'Sim'],
      ['MEI', '01/01/2019 a 30/06/2021', 'Não'],
    ]);
    expect(await regimesDe(outro.id)).toEqual([]);
  });

  test('names who left included, without what is remarked of them', async () => {
    const { id: cliente_id } = await criarCliente(banco);
    await criarContato(banco, {
      cliente_id,
      nome: 'Marta Reis',
      saiu_em: '2026-03-02',
      observacoes: 'Difícil de achar.',
    });
    const { corpo } = await ler(admin, cliente_id, { secoes: 'contatos' });
    expect(textoDe(corpo, 'contatos')).toContain('Saiu em 02/03/2026');
    expect(textoDe(corpo, 'contatos')).not.toContain('Difícil');
  });
});

describe('who served the client', () => {
  test('is told of contracts that changed hands, and of appointments that took place', async () => {
    const { id: cliente_id, contrato_id } = await criarCliente(banco);
    const antes = await criarUsuario(banco, { nome: 'Rafael Antes' });
    const agora = await criarUsuario(banco, { nome: 'Camila Agora' });
    await banco
      .update(contratos)
      .set({ responsavel_id: antes.id, data_inicio: '2020-01-15' })
      .where(eq(contratos.id, contrato_id));
    await chamar(admin, contratosEndpoints.atualizar, {
      params: { id: contrato_id },
      body: { responsavel_id: agora.id },
    });
    const passado = {
      cliente_id,
      status: 'FINALIZADO',
      data_hora_inicio: new Date('2026-01-05T13:00:00Z'),
    } as const;
    await criarAgendamento(banco, { ...passado, criado_por: antes.id });
    await criarAgendamento(banco, { ...passado, criado_por: agora.id, privado: true });
    const { corpo } = await ler(admin, cliente_id, { secoes: 'quem_atendeu' });
    const blocos = corpo.secoes[0]?.blocos ?? [];
    const linhasDe = (titulo: string) => blocos.find((um) => um.titulo === titulo)?.tabela?.linhas;
    expect(linhasDe('Responsáveis pelos contratos')).toEqual([
      ['Camila Agora', expect.any(String), expect.stringMatching(/^desde /)],
      ['Rafael Antes', expect.any(String), expect.stringMatching(/^15\/01\/2020 a /)],
    ]);
    expect(linhasDe('Em agendamentos')).toEqual([['Rafael Antes', '01/2026']]);
    expect(linhasDe('Vínculos')?.[0]?.slice(0, 2)).toEqual(['Camila Agora', 'Passou a atender']);
  });

  test('is told to whom sees neither contracts nor the agenda as far as links say', async () => {
    const { id } = await criarCliente(banco);
    const { token, id: eu } = await alguem(['painel_cliente:visualizar'], id);
    await banco.update(contratos).set({ responsavel_id: eu }).where(eq(contratos.cliente_id, id));
    const { corpo } = await ler(token, id, { secoes: 'quem_atendeu' });
    expect(corpo.secoes[0]?.blocos.map(({ titulo }) => titulo)).toEqual(['Hoje']);
  });
});

test('that it was read is audited, once for a session and what it told', async () => {
  const { id } = await criarCliente(banco);
  const { token, id: eu } = await alguem(['painel_cliente:visualizar'], id);
  await ler(token, id);
  await ler(token, id);
  const lidos = await banco
    .select({ depois: auditoriaEventos.depois })
    .from(auditoriaEventos)
    .where(
      and(eq(auditoriaEventos.acao, 'cliente.dados_lidos'), eq(auditoriaEventos.usuario_id, eu)),
    );
  expect(lidos).toEqual([
    { depois: { dossie: ['Notas', 'Linha do tempo', 'Quem atendeu e quando'] } },
  ]);
});
