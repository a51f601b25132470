import { empresasEndpoints } from '@dominio/contrato/empresas';
import { importacaoDeEmpresasEndpoints as e } from '@dominio/contrato/empresas-importacao';
import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { regimesDaEmpresaEndpoints } from '@dominio/contrato/empresas-regimes';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { criarCliente, umCnpj } from '../../../../test/factories/clientes.ts';
import { csv, montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { empresas } from '../../clientes/clientes.tables.ts';

const { banco, chamar, admin, gravar, conferir, simular, administrador } = await montarImportacao();

const desfazer = (id: number, quem = admin) => chamar(quem, e.desfazer, { params: { id } });
const todas = (...cnpjs: string[]) =>
  banco.select().from(empresas).where(inArray(empresas.cnpj, cnpjs)).orderBy(empresas.id);

/** A sheet that created a head office with a branch and changed a company. */
async function importada() {
  const antiga = await criarCliente(banco);
  const sede = umCnpj();
  const filial = umCnpj(sede.slice(0, 8), 2);
  const antes = await todas(antiga.cnpj);
  const { id } = await simular(
    csv(
      ['CNPJ', 'Razão social', 'Cliente', 'Tipo', 'Cidade'],
      [filial, 'Filial Ltda', String(antiga.id), 'filial', 'Santos'],
      [sede, 'Sede Ltda', String(antiga.id), 'matriz', ''],
      [antiga.cnpj, 'Antiga SA', '', '', 'Recife'],
    ),
  );
  const { corpo } = await gravar(id);
  expect(corpo).toMatchObject({ etapa: 'gravada', acoes: { desfazer: true } });
  return { id, antiga, sede, filial, antes };
}
let feita: Awaited<ReturnType<typeof importada>>;
beforeEach(async () => {
  feita = await importada();
});

const idDe = async (cnpj: string) => (await todas(cnpj))[0]?.id ?? 0;
const recusasDe = async () => {
  const { status, cru, erro } = await desfazer(feita.id);
  expect(status).toBe(409);
  const { recusas } = cru.json() as { recusas?: EmpresaRecusada[] };
  return { detail: erro.detail, recusas };
};

describe('an import that is taken back', () => {
  test('leaves what it created gone and what it changed as it was, and may be checked anew', async () => {
    const { id, antiga, sede, filial, antes } = feita;
    const [criada] = await todas(sede);
    const { status, corpo } = await desfazer(id);
    expect([status, corpo]).toMatchObject([
      200,
      {
        etapa: 'enviada',
        acoes: { desfazer: false },
        gravada_em: null,
        message: 'Importação desfeita.',
      },
    ]);
    const depois = await todas(antiga.cnpj, sede, filial);
    const [era] = antes;
    expect(depois).toEqual([
      {
        ...era,
        versao: 3,
        alterado_por: expect.any(Number),
        atualizado_em: expect.any(Date),
      },
    ]);
    const [excluida] = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'empresa.excluida'),
          eq(auditoriaEventos.objeto_id, criada?.id ?? 0),
        ),
      );
    expect(excluida).toMatchObject({ cliente_id: antiga.id, antes: { razao_social: 'Sede Ltda' } });
    const outraVez = await desfazer(id);
    expect([outraVez.status, outraVez.erro.detail]).toEqual([
      409,
      'Não há nada a desfazer nesta importação.',
    ]);
    await conferir(id);
    expect((await gravar(id)).corpo.message).toBe('2 empresas criadas, 1 alterada.');
  });

  test('is refused whole where a company was changed since, which is named', async () => {
    const { antiga, sede } = feita;
    const id = antiga.empresa_id;
    await chamar(admin, empresasEndpoints.atualizar, { params: { id }, body: { uf: 'PE' } });
    expect(await recusasDe()).toEqual({
      detail:
        'Antiga SA: Foi alterada depois da importação. A importação já não pode ser desfeita.',
      recusas: [
        {
          empresa_id: id,
          razao_social: 'Antiga SA',
          motivo: 'Foi alterada depois da importação.',
        },
      ],
    });
    expect(await todas(sede)).toHaveLength(1);
  });

  test('is refused where a company that it created has records of its own, and says of all that are held', async () => {
    const { antiga, sede } = feita;
    await chamar(admin, regimesDaEmpresaEndpoints.criar, {
      params: { id: await idDe(sede) },
      body: { regime: 'lucro_real', desde: '2024-01-01' },
    });
    const id = antiga.empresa_id;
    await chamar(admin, empresasEndpoints.atualizar, { params: { id }, body: { uf: 'PE' } });
    const { detail, recusas } = await recusasDe();
    expect(detail).toMatch(/São 2 empresas nesta situação\./);
    expect(recusas?.map(({ razao_social, motivo }) => [razao_social, motivo])).toEqual([
      ['Sede Ltda', 'Já tem contratos, contas ou outros registros.'],
      ['Antiga SA', 'Foi alterada depois da importação.'],
    ]);
  });

  test('is refused where another branch names a head office that it created', async () => {
    const { antiga, sede } = feita;
    const { status } = await chamar(admin, empresasEndpoints.criar, {
      body: {
        cliente_id: antiga.id,
        cnpj: umCnpj(sede.slice(0, 8), 3),
        razao_social: 'Outra filial Ltda',
        tipo: 'filial',
        matriz_id: await idDe(sede),
      },
    });
    expect(status).toBe(201);
    expect((await recusasDe()).recusas?.map(({ razao_social }) => razao_social)).toEqual([
      'Sede Ltda',
    ]);
  });

  test('is refused where one of its companies is gone', async () => {
    const { filial } = feita;
    const params = { id: await idDe(filial) };
    await chamar(admin, empresasEndpoints.excluir, { params });
    expect((await recusasDe()).detail).toBe(
      'Uma das empresas já não existe ou está fora do seu alcance. A importação já não pode ser desfeita.',
    );
  });

  test("is nobody else's", async () => {
    const outro = await administrador();
    const nenhuma = await desfazer(987_654, outro.token);
    const alheia = await desfazer(feita.id, outro.token);
    expect([alheia.status, alheia.erro.detail]).toEqual([404, nenhuma.erro.detail]);
  });
});

test('what was not written cannot be taken back', async () => {
  const dono = await criarCliente(banco);
  const { id } = await simular(csv(['CNPJ', 'Cidade'], [dono.cnpj, 'Recife']));
  expect((await desfazer(id)).status).toBe(409);
});
