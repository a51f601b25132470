import {
  CAMPOS_DA_IMPORTACAO,
  importacaoDeEmpresasEndpoints as e,
} from '@dominio/contrato/empresas-importacao';
import { expect, test } from 'vitest';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import { montarImportacao } from '../../../../test/importacao-de-empresas.apoio.ts';

const { banco, chamar, admin, pessoa, enviar, conferir, linhas } = await montarImportacao();

const baixar = (formato: 'csv' | 'xlsx', quem = admin) =>
  chamar(quem, e.modelo, { query: { formato } });

test.each(['csv', 'xlsx'] as const)(
  'AD-57 the model as %s has every column, and a row that is right but for its client',
  async (formato) => {
    const { cru } = await baixar(formato);
    expect(cru.headers['content-disposition']).toBe(
      `attachment; filename="modelo-de-empresas.${formato}"`,
    );
    const { corpo } = await enviar(cru.rawPayload, { nome: `modelo.${formato}` });
    expect(corpo.colunas.map(({ campo }) => campo)).toEqual(CAMPOS_DA_IMPORTACAO);
    expect(corpo.total).toBe(1);
    await conferir(corpo.id);
    expect(await linhas(corpo.id)).toMatchObject([
      {
        estado: 'erro',
        problemas: [{ coluna: 'Cliente', mensagem: 'Cliente não encontrado.' }],
      },
    ]);
  },
);

test('AD-57 the row of the model creates a company once it names a client', async () => {
  const { id } = await criarCliente(banco);
  const texto = (await baixar('csv')).cru.payload;
  const { corpo } = await enviar(texto.replace('Nome, CNPJ, CPF ou código do cliente', String(id)));
  const { corpo: feita } = await conferir(corpo.id);
  expect(feita.message).toBe('Importação: 1 pronta, 0 com erro.');
  expect(await linhas(corpo.id)).toMatchObject([{ estado: 'nova', problemas: [] }]);
});

test('AD-57 the model is for who may import', async () => {
  await conceder(banco, pessoa.id, 'empresas:criar');
  expect((await baixar('xlsx', pessoa.token)).status).toBe(403);
});
