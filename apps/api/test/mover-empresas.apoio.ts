import { moverEmpresasEndpoints as e } from '@dominio/contrato/empresas-mover';
import { asc, inArray } from 'drizzle-orm';
import { empresas } from '../src/modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../src/modules/contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../src/modules/contatos/contatos.tables.ts';
import { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarContaBancaria } from './factories/contas-bancarias.ts';
import { criarContato } from './factories/contatos.ts';
import { criarEmpresa } from './factories/empresas.ts';

/** The application, and a company with its account and contact beside the client that it may go to. */
export async function montarMudancas() {
  const aplicacao = await montarApp();
  const { banco, chamar } = aplicacao;
  const admin = await aplicacao.administrador();

  async function cena() {
    const [de, para] = [await criarCliente(banco), await criarCliente(banco)];
    const empresa = await criarEmpresa(banco, de.id);
    const da = { cliente_id: de.id, empresa_id: empresa.id };
    const conta = await criarContaBancaria(banco, da);
    const contato = await criarContato(banco, da);
    return { de, para, empresa, conta, contato };
  }

  /** Whatever these clients have, but for what every writing changes. */
  async function estadoDe(clienteIds: readonly number[]) {
    const lidas = await Promise.all(
      ([empresas, contasBancarias, contatos] as const).map((tabela) =>
        banco
          .select()
          .from(tabela)
          .where(inArray(tabela.cliente_id, [...clienteIds]))
          .orderBy(asc(tabela.id)),
      ),
    );
    return lidas.map((linhas) =>
      linhas.map(({ versao: _, atualizado_em: __, alterado_por: ___, ...linha }) => linha),
    );
  }

  const mover = (
    token: string,
    empresa_ids: readonly number[],
    cliente_id: number,
    simular = false,
  ) => chamar(token, e.mover, { body: { empresa_ids: [...empresa_ids], cliente_id, simular } });
  const desfazer = (token: string, mudanca_id: number | null) =>
    chamar(token, e.desfazer, { params: { id: mudanca_id ?? 0 } });

  return { ...aplicacao, admin, cena, estadoDe, mover, desfazer };
}
