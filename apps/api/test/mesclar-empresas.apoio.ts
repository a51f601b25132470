import { asc, eq, inArray } from 'drizzle-orm';
import { empresas } from '../src/modules/clientes/clientes.tables.ts';
import { contasBancarias } from '../src/modules/contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../src/modules/contatos/contatos.tables.ts';
import { contratos } from '../src/modules/contratos/contratos.tables.ts';
import { empresaRegimes } from '../src/modules/empresas/regimes.tables.ts';
import { empresaSocios } from '../src/modules/empresas/socios.tables.ts';
import type { Banco } from '../src/platform/db.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarContaBancaria } from './factories/contas-bancarias.ts';
import { criarContato } from './factories/contatos.ts';
import { criarEmpresa } from './factories/empresas.ts';
import { criarRegimes } from './factories/regimes.ts';
import { criarSocios, umSocio } from './factories/socios.ts';

/** Every column that a company may leave blank, but for the head office: two instants among them. */
const CHEIA: Partial<typeof empresas.$inferInsert> = {
  nome_fantasia: 'Padaria do Porto',
  status: 'suspensa',
  status_desde: '2024-03-04',
  status_motivo: 'Obra na loja.',
  inscricao_estadual: '110042490114',
  inscricao_municipal: '123456',
  cnae_principal: '4721102',
  cnaes_secundarios: ['5611203'],
  natureza_juridica: '2062',
  situacao_cadastral: 'ativa',
  data_abertura: '2019-05-06',
  capital_social_centavos: 5_000_000,
  telefone: '1332221111',
  email: 'porto@exemplo.com.br',
  cep: '11010000',
  logradouro: 'Rua do Comércio',
  numero: '10',
  complemento: 'Loja 2',
  bairro: 'Centro',
  municipio: 'Santos',
  municipio_ibge: '3548500',
  uf: 'SP',
  certificado_tipo: 'a1',
  certificado_titular: 'Ana Prado',
  certificado_serie: '0A1B',
  certificado_desde: '2026-01-02',
  certificado_ate: '2027-01-02',
  receita_situacao: 'ativa',
  receita_consultada_em: new Date('2026-10-01T12:34:56Z'),
};

/** A company with a contract, and a second record of it that has whatever a company has. */
export async function duasFichas(banco: Banco) {
  const cliente = await criarCliente(banco);
  const { id: cliente_id, empresa_id: fica } = cliente;
  const { id: sai, cnpj } = await criarEmpresa(banco, cliente_id, {
    razao_social: `${cliente.nome} Ltda`,
    ...CHEIA,
    logo_chave: `logos/${cliente_id}.webp`,
  });
  const da = { cliente_id, empresa_id: sai };
  await criarContaBancaria(banco, da);
  await criarContato(banco, da);
  await banco.insert(contratos).values({ ...da, numero_contrato: `J-${sai}` });
  await criarRegimes(banco, fica, [['lucro_real', '2020-01-01']]);
  await criarRegimes(banco, sai, [['simples_nacional', '2021-01-01']]);
  await criarSocios(banco, sai, [umSocio()]);
  return { cliente_id, fica, sai, cnpj };
}

/** All that a client has of its companies, but for what every writing changes. */
export async function estadoDasEmpresas(banco: Banco, cliente_id: number) {
  const delas = await banco
    .select()
    .from(empresas)
    .where(eq(empresas.cliente_id, cliente_id))
    .orderBy(asc(empresas.id));
  const ids = delas.map(({ id }) => id);
  const nomeiam = await Promise.all(
    ([contratos, contasBancarias, contatos] as const).map((tabela) =>
      banco.select().from(tabela).where(eq(tabela.cliente_id, cliente_id)).orderBy(asc(tabela.id)),
    ),
  );
  const listas = await Promise.all(
    ([empresaRegimes, empresaSocios] as const).map((tabela) =>
      banco.select().from(tabela).where(inArray(tabela.empresa_id, ids)).orderBy(asc(tabela.id)),
    ),
  );
  const semCarimbos = <T extends object>(linha: T) =>
    Object.fromEntries(
      Object.entries(linha).filter(
        ([campo]) => !['versao', 'atualizado_em', 'alterado_por'].includes(campo),
      ),
    );
  return [delas, ...nomeiam].map((linhas) => linhas.map(semCarimbos)).concat(listas);
}
