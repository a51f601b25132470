import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cruzar, esperarNaFila } from '../../../test/corridas.ts';
import { montarDesligamento } from '../../../test/desligamento.apoio.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarAdministrador, criarUsuario } from '../../../test/factories/usuarios.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { travarPessoas } from '../../modules/pessoas/pessoas.repository.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { TRAVAS } from '../../platform/travas.ts';

const { banco, chamar, entrar, token, desligar, situacaoDe } = await montarDesligamento();

test('AD-23 a departure waits for a change of a contract that names the person or the successor', async () => {
  const [sai, fica] = [await criarUsuario(banco), await criarUsuario(banco)];
  const { contrato_id } = await criarCliente(banco);
  await banco
    .update(contratos)
    .set({ responsavel_id: sai.id })
    .where(eq(contratos.id, contrato_id));
  // As a change of a contract locks: the contract, then the person it names.
  const { status, cru } = await cruzar(banco, {
    segura: (outra) =>
      outra.query('select id from contratos where id = $1 for update', [contrato_id]),
    chamada: () => desligar(sai.id, { transferir_para: fica.id }),
    depois: (outra) =>
      outra.query('update usuarios set versao = versao + 1 where id = $1', [fica.id]),
  });
  expect(status, cru.body).toBe(200);
  const { corpo } = await chamar(token, contratosEndpoints.ler, { params: { id: contrato_id } });
  expect(corpo.responsavel_id).toBe(fica.id);
});

test('a contract cannot name a person who leaves at the same moment', async () => {
  const sai = await criarUsuario(banco);
  const { contrato_id } = await criarCliente(banco);
  const { status, erro } = await cruzar(banco, {
    segura: (outra) =>
      outra.query('select id from usuarios where id = $1 for no key update', [sai.id]),
    chamada: () =>
      chamar(token, contratosEndpoints.atualizar, {
        params: { id: contrato_id },
        body: { responsavel_id: sai.id },
      }),
    depois: (outra) =>
      outra.query(`update usuarios set situacao = 'desligado' where id = $1`, [sai.id]),
  });
  expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'responsavel_id']);
});

test('a departure waits for an absence whose substitute is being changed', async () => {
  const [sai, fica, ausente] = [
    await criarUsuario(banco),
    await criarUsuario(banco),
    await criarUsuario(banco),
  ];
  const { corpo } = await chamar(token, ausenciasEndpoints.criar, {
    body: {
      usuario_id: ausente.id,
      substituto_id: sai.id,
      tipo: 'ferias',
      inicio: '2030-01-02',
      fim: '2030-01-31',
    },
  });
  const { id } = corpo.ausencia;
  // As a change of an absence locks: all absences, the row, then the substitute.
  const { status, cru } = await cruzar(banco, {
    segura: async (outra) => {
      await outra.query('select pg_advisory_xact_lock($1)', [TRAVAS.ausencias]);
      await outra.query('update ausencias set versao = versao + 1 where id = $1', [id]);
    },
    chamada: () => desligar(sai.id, { transferir_para: fica.id }),
    depois: (outra) =>
      outra.query('select id from usuarios where id = $1 for no key update', [sai.id]),
  });
  expect(status, cru.body).toBe(200);
  const [ausencia] = await banco.select().from(ausencias).where(eq(ausencias.id, id));
  expect(ausencia?.substituto_id).toBeNull();
});

test('AD-23 booking a person does not wait for their departure', async () => {
  const { id } = await criarUsuario(banco);
  const marcado = await banco.transaction(async (tx) => {
    await travarPessoas(tx, [id]);
    return criarAgendamento(banco, { criado_por: id });
  });
  expect(marcado.criado_por).toBe(id);
});

test('AD-23 of two administrators who end each other’s access at once, one stays', async () => {
  const outros = await banco
    .update(usuarios)
    .set({ situacao: 'suspenso' })
    .where(and(eq(usuarios.grupo_id, 1), eq(usuarios.situacao, 'ativo')))
    .returning({ id: usuarios.id });
  const [a, b] = [await criarAdministrador(banco), await criarAdministrador(banco)];
  const [deA, deB] = [await entrar(a.id), await entrar(b.id)];
  const respostas = await Promise.all([desligar(b.id, {}, deA), desligar(a.id, {}, deB)]);
  const status = respostas.map((resposta) => resposta.status).sort();
  expect(status[0]).toBe(200);
  expect([401, 409]).toContain(status[1]);
  const ficaram = [await situacaoDe(a.id), await situacaoDe(b.id)].sort();
  expect(ficaram).toEqual(['ativo', 'desligado']);
  for (const { id } of outros) {
    await banco.update(usuarios).set({ situacao: 'ativo' }).where(eq(usuarios.id, id));
  }
});

test('AD-23 an absence entered at the same moment does not keep the person who leaves as substitute', async () => {
  const [sai, ausente] = [await criarUsuario(banco), await criarUsuario(banco)];
  const saida = await banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVAS.ausencias})`);
    await tx.insert(ausencias).values({
      usuario_id: ausente.id,
      substituto_id: sai.id,
      tipo: 'ferias',
      inicio: '2998-01-01',
      fim: '2999-01-01',
    });
    const feita = desligar(sai.id);
    await esperarNaFila(banco);
    return { feita };
  });
  expect((await saida.feita).status).toBe(200);
  const [linha] = await banco.select().from(ausencias).where(eq(ausencias.usuario_id, ausente.id));
  expect(linha?.substituto_id).toBeNull();
});
