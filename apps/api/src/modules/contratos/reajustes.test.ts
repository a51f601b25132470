import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { reajustesDosContratosEndpoints as r } from '@dominio/contrato/contratos-reajustes';
import { dataCivil } from '@dominio/contrato/datas';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, entrar, agora, administrador } = await montarApp();
const { token: admin, nome: quemAdministra } = await administrador();
const PERCENTUAIS = [
  { indice: 'IPCA' as const, percentual_centesimos: 476 },
  { indice: null, percentual_centesimos: 1_000 },
];

let ids: number[];
let clienteId: number;

beforeEach(async () => {
  const [padaria, mercado] = [await criarCliente(banco), await criarCliente(banco)];
  clienteId = padaria.id;
  ids = [padaria.contrato_id, mercado.contrato_id];
  await gravar(0, { valor_mensal_centavos: 100_000, indice_reajuste: 'IPCA' });
  await gravar(1, { valor_mensal_centavos: 50_000 });
});

const gravar = (qual: number, campos: Partial<typeof contratos.$inferInsert>) =>
  banco
    .update(contratos)
    .set(campos)
    .where(eq(contratos.id, ids[qual] ?? 0));
const ler = (id: number) => chamar(admin, e.ler, { params: { id } }).then(({ corpo }) => corpo);
const lerTodos = () => Promise.all(ids.map(ler));
const reajustar = (simular: boolean, token = admin, quais = ids, versao = 1) =>
  chamar(token, r.reajustar, {
    body: { simular, contratos: quais.map((id) => ({ id, versao })), percentuais: PERCENTUAIS },
  });

test('a simulation tells the amounts before and after, and writes nothing', async () => {
  const antes = await lerTodos();
  await gravar(1, { status_contrato: 'ENCERRADO' });
  const { corpo } = await reajustar(true);
  expect(corpo.simulado).toBe(true);
  expect(corpo.linhas).toMatchObject([
    { valor_atual_centavos: 100_000, valor_novo_centavos: 104_760, impedimento: null },
    {
      valor_novo_centavos: null,
      impedimento: 'Só um contrato ativo ou suspenso é reajustado.',
      aditivo: null,
    },
  ]);
  await gravar(1, { status_contrato: 'ATIVO' });
  expect(await lerTodos()).toEqual(antes);
});

test('an adjustment is an amendment of each contract, and is taken back to the exact state before', async () => {
  const antes = await lerTodos();
  const { status, corpo } = await reajustar(false);
  expect(status).toBe(200);
  expect((await lerTodos()).map((um) => [um.valor_mensal_centavos, um.aditivos_total])).toEqual([
    [104_760, 1],
    [55_000, 1],
  ]);
  const { corpo: lidos } = await chamar(admin, aditivosEndpoints.listar, {
    params: { id: ids[0] ?? 0 },
  });
  expect(lidos.aditivos).toMatchObject([
    {
      tipo: 'reajuste',
      descricao: 'Reajuste de 4,76% pelo índice IPCA.',
      vigencia_em: dataCivil(agora()),
      mudancas: [{ campo: 'valor_mensal_centavos', antes: 100_000, depois: 104_760 }],
    },
  ]);
  const desfeito = await chamar(admin, aditivosEndpoints.desfazer, {
    body: {
      aditivos: corpo.linhas.map(({ contrato_id, aditivo, versao }) => ({
        contrato_id,
        numero: aditivo ?? 0,
        versao,
      })),
    },
  });
  expect(desfeito.status).toBe(200);
  expect(await lerTodos()).toEqual(antes.map((um) => ({ ...um, versao: um.versao + 2 })));
});

test('a contract that was adjusted is to be adjusted no more that month, and none of its batch is', async () => {
  const hoje = dataCivil(agora());
  await gravar(0, { mes_reajuste: Number(hoje.slice(5, 7)), data_inicio: '2020-01-01' });
  const query = { acompanhar: 'reajuste_no_mes', cliente_id: clienteId } as const;
  expect((await chamar(admin, e.listar, { query })).corpo.total).toBe(1);
  await reajustar(false, admin, ids.slice(0, 1));
  expect((await chamar(admin, e.listar, { query })).corpo.total).toBe(0);
  const [primeiro] = await lerTodos();
  const { status, erro } = await chamar(admin, r.reajustar, {
    body: {
      simular: false,
      contratos: ids.map((id, qual) => ({ id, versao: qual === 0 ? 2 : 1 })),
      percentuais: PERCENTUAIS,
    },
  });
  expect([status, erro.detail]).toEqual([
    409,
    `Contrato ${primeiro?.numero_contrato}: Já reajustado a partir de ${hoje.split('-').reverse().join('/')}.`,
  ]);
  expect((await lerTodos())[1]).toMatchObject({ valor_mensal_centavos: 50_000, aditivos_total: 0 });
});

test('of which one was changed meanwhile, none is adjusted, and it is said which and by whom', async () => {
  const { corpo: mudado } = await chamar(admin, e.atualizar, {
    params: { id: ids[1] ?? 0 },
    body: { dia_vencimento: 5 },
  });
  const { status, erro } = await reajustar(false);
  expect([status, erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
  expect(erro.detail).toContain(
    `Contrato ${mudado.numero_contrato}: Este registro foi alterado por ${quemAdministra}`,
  );
  expect((await lerTodos())[0]).toMatchObject({ valor_mensal_centavos: 100_000, versao: 1 });
});

test('is refused to who may not see amounts, and for a client out of reach', async () => {
  const editor = await criarUsuario(banco);
  await vincularCliente(banco, editor.id, clienteId);
  await conceder(banco, editor.id, 'contratos:editar');
  expect((await reajustar(true, await entrar(editor.id), ids.slice(0, 1))).status).toBe(403);
  const gestor = await criarGestor(banco);
  await vincularCliente(banco, gestor.id, clienteId);
  const token = await entrar(gestor.id);
  expect((await reajustar(true, token)).status).toBe(404);
  expect((await reajustar(false, token)).status).toBe(404);
  expect((await reajustar(true, token, ids.slice(0, 1))).status).toBe(200);
});
