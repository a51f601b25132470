import { type Socio, TODA_A_EMPRESA } from '@dominio/contrato/empresas-socios';
import { empresaSocios } from '../../src/modules/empresas/socios.tables.ts';
import type { Banco } from '../../src/platform/db.ts';

/** A person who has all of a company and manages it. */
export const umSocio = (mudancas: Partial<Socio> = {}): Socio => ({
  nome: 'Ana Prado',
  cpf_cnpj: '52998224725',
  qualificacao: null,
  administrador: true,
  participacao_milionesimos: TODA_A_EMPRESA,
  desde: null,
  ate: null,
  ...mudancas,
});

/** Gives a company partners, in this order. */
export const criarSocios = (banco: Banco, empresa_id: number, socios: readonly Socio[]) =>
  banco
    .insert(empresaSocios)
    .values(socios.map((socio, ordem) => ({ ...socio, ordem, empresa_id })));
