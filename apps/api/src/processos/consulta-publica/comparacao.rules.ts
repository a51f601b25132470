import type { CadastroNaReceita } from '@dominio/contrato/consultas';
import type { Empresa } from '@dominio/contrato/empresas';
import { dobrado } from '@dominio/contrato/empresas-municipio';
import {
  CAMPOS_DA_RECEITA,
  type CampoDaReceita,
  type DiferencaDaReceita,
  type EncontradoNaReceita,
} from '@dominio/contrato/empresas-receita';

type Valor = DiferencaDaReceita['encontrado'];
type Registrado = Pick<Empresa, CampoDaReceita>;

/** A telephone's own digits, with the code of the country or without. */
const semPais = (telefone: string) =>
  telefone.replaceAll(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');

function iguais(campo: CampoDaReceita, um: Valor, outro: Valor): boolean {
  if (Array.isArray(um) && Array.isArray(outro)) {
    return um.length === outro.length && um.every((codigo) => outro.includes(codigo));
  }
  if (typeof um !== 'string' || typeof outro !== 'string') return um === outro;
  if (campo === 'telefone') return semPais(um) === semPais(outro);
  return campo === 'email' ? um === outro : dobrado(um) === dobrado(outro);
}

const ausente = (valor: Valor) => valor === null || (Array.isArray(valor) && valor.length === 0);

/** Leaves out the codes that the published tables do not have: they could not be saved. */
export const soConhecidos = (
  cadastro: CadastroNaReceita,
  { cnaes, naturezas }: Readonly<Record<'cnaes' | 'naturezas', ReadonlySet<string>>>,
): CadastroNaReceita => {
  const { cnae_principal, natureza_juridica, cnaes_secundarios } = cadastro;
  return {
    ...cadastro,
    cnae_principal: cnae_principal !== null && cnaes.has(cnae_principal) ? cnae_principal : null,
    natureza_juridica:
      natureza_juridica !== null && naturezas.has(natureza_juridica) ? natureza_juridica : null,
    cnaes_secundarios: cnaes_secundarios.filter((codigo) => cnaes.has(codigo)),
  };
};

/**
 * The fields in which a company's register and the Receita differ, in the register's order. What the
 * Receita does not say is no difference, nor is one of capitals, accents or signs alone.
 */
export const diferencasEntre = (
  empresa: Registrado,
  receita: CadastroNaReceita,
): DiferencaDaReceita[] => diferencasDoEncontrado(empresa, receita);

/**
 * The fields of what was found before in which a company's register still differs, in its order. The
 * code of the town is compared with one that is there: without it a register says the same town.
 */
export const diferencasDoEncontrado = (
  empresa: Registrado,
  encontrado: EncontradoNaReceita,
): DiferencaDaReceita[] =>
  CAMPOS_DA_RECEITA.flatMap((campo) => {
    const [atual, achado]: [Valor, Valor] = [empresa[campo], encontrado[campo] ?? null];
    const semCodigo = campo === 'municipio_ibge' && ausente(atual);
    return semCodigo || ausente(achado) || iguais(campo, atual, achado)
      ? []
      : [{ campo, atual, encontrado: achado }];
  });
