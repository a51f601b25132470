import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { qualidadeDasEmpresasEndpoints as q } from '@dominio/contrato/empresas-qualidade';
import { expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';

const { banco, chamar, admin, agora } = await montarEmpresas();

/** Whether a company whose certificate ends in so many days is listed, counted and told of. */
async function faltas(dias: number) {
  const { id: cliente_id, empresa_id: id } = await criarCliente(banco);
  const contar = async () =>
    (await chamar(admin, q.contar)).corpo.problemas.find((um) => um.problema === 'certificado')
      ?.total ?? 0;
  const antes = await contar();
  const body = {
    certificado_tipo: 'a1' as const,
    certificado_ate: somarDias(dataCivil(agora()), dias),
  };
  const { status } = await chamar(admin, e.atualizar, { params: { id }, body });
  expect(status).toBe(200);
  const query = { qualidade: 'certificado' as const, cliente_id };
  const { problemas } = (await chamar(admin, q.pendencias, { params: { id } })).corpo;
  return [
    (await chamar(admin, e.listar, { query })).corpo.total === 1,
    (await contar()) - antes === 1,
    problemas.includes('certificado'),
  ];
}

test.each([
  [-1, true],
  [30, true],
  [31, false],
])('a certificate that ends in %i days is to be renewed: %s', async (dias, deve) => {
  expect(await faltas(dias)).toEqual([deve, deve, deve]);
});
