import type { DadosDoCliente, EmpresaDoCliente } from '@dominio/contrato/area-cliente-dados';
import { dataCivil } from '@dominio/contrato/datas';
import type { Uf } from '@dominio/contrato/ufs';
import type { Contexto } from '../../../platform/contexto.ts';
import { nomeDoBanco } from '../../contas-bancarias/bancos.service.ts';
import { nomesDosCodigos, socioParaOCliente } from '../../empresas/na-area-do-cliente.service.ts';
import { apresentarConta } from './dados.presenter.ts';
import * as repo from './dados.repository.ts';

const NADA: DadosDoCliente = {
  cliente: null,
  empresas: [],
  contatos: [],
  contas_bancarias: [],
  contratos: [],
};

/** A company with the names of its codes and its partners, whose CPFs are masked. */
const comSocios = (
  linha: repo.LinhaDeEmpresa,
  socios: readonly repo.LinhaDeSocio[],
): EmpresaDoCliente => ({
  ...linha,
  uf: linha.uf as Uf | null,
  ...nomesDosCodigos(linha),
  socios: socios.map(({ empresa_id: _, ...socio }) => socioParaOCliente(socio)),
});

/**
 * The register of the caller's client as its people may see it: no amounts, no whole CPF or account
 * number, nothing that the staff notes for itself (page book §5, 'Never visible'). Empty for the staff,
 * who belong to no client.
 */
export async function dadosDoCliente({ db, ator, agora }: Contexto): Promise<DadosDoCliente> {
  const { clienteId } = ator;
  if (clienteId === null) return NADA;
  const empresas = await repo.lerEmpresas(db, clienteId, dataCivil(agora()));
  const socios = Map.groupBy(await repo.lerSocios(db, clienteId), ({ empresa_id }) => empresa_id);
  return {
    cliente: (await repo.lerFicha(db, clienteId)) ?? null,
    empresas: empresas.map((uma) => comSocios(uma, socios.get(uma.id) ?? [])),
    contatos: await repo.lerContatos(db, clienteId),
    contas_bancarias: (await repo.lerContas(db, clienteId)).map((conta) =>
      apresentarConta(conta, nomeDoBanco(conta.banco_ispb)),
    ),
    contratos: await repo.lerContratos(db, clienteId),
  };
}
