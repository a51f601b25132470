import type { Envio } from '@dominio/contrato/endpoint';
import {
  notificacoesConfiguracaoEndpoints as e,
  type Regra,
} from '@dominio/contrato/notificacoes-configuracao';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

export type CorpoDaRegra = Envio<typeof e.gravarRegra>['body'];

/** A rule as form values. */
export interface ValoresDaRegra {
  event_type: string;
  name: string;
  description: string;
  category: Regra['category'] | null;
  system_default: boolean;
  email_default: boolean;
  push_default: boolean;
  /** Ids, as the field of several chooses them. */
  default_groups: string[];
  bloqueado: boolean;
}

/** Labels of the fields, in the form's order. */
export const ROTULOS_DA_REGRA: Readonly<Record<keyof ValoresDaRegra, string>> = {
  event_type: 'Código do evento',
  name: 'Nome',
  description: 'Descrição',
  category: 'Categoria',
  system_default: 'Sino',
  email_default: 'E-mail',
  push_default: 'Push',
  default_groups: 'Grupos',
  bloqueado: 'Travar para todos',
};
export const ORDEM_DA_REGRA = Object.keys(ROTULOS_DA_REGRA) as (keyof ValoresDaRegra)[];

/** Values of the form; of a new rule, told by the bell alone, where there is none (`null`). */
export const valoresDaRegra = (regra: Regra | null): ValoresDaRegra => ({
  event_type: regra?.event_type ?? '',
  name: regra?.name ?? '',
  description: regra?.description ?? '',
  category: regra?.category ?? null,
  system_default: regra?.system_default ?? true,
  email_default: regra?.email_default ?? false,
  push_default: regra?.push_default ?? false,
  default_groups: (regra?.default_groups ?? []).map(String),
  bloqueado: regra?.bloqueado ?? false,
});

/**
 * What the form sends: of a rule that is there, only what was changed, so that what the firm did not
 * decide stays the product's; a name that was cleared is the product's again.
 */
export function corpoDaRegra(valores: ValoresDaRegra, regra: Regra | null): CorpoDaRegra {
  const { event_type, default_groups, ...campos } = valores;
  const corpo = { ...campos, default_groups: default_groups.map(Number) };
  if (!regra) return { event_type, ...corpo, versao: 0 };
  const antes: Readonly<Record<string, unknown>> = { ...regra };
  const mudados = Object.entries(corpo).filter(
    ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(antes[campo]),
  );
  return { event_type: regra.event_type, ...Object.fromEntries(mudados), versao: regra.versao };
}

/** Checks the values by the contract's schema, and what the product's types have of their own. */
export function errosDaRegra(valores: ValoresDaRegra, regra: Regra | null): ErrosDeCampo {
  const lido = validar(e.gravarRegra.body, corpoDaRegra(valores, regra));
  const erros = lido.ok ? {} : lido.erros;
  if (regra?.do_produto) return erros;
  return {
    ...(valores.name.trim() === '' && { name: 'Informe o nome.' }),
    ...(valores.category === null && { category: 'Escolha a categoria.' }),
    ...erros,
  };
}

/** What writes a rule as it was: what the firm had not decided is the product's again. */
export function corpoDeVolta(antes: Regra): CorpoDaRegra {
  const valor = <C extends Regra['decididos'][number]>(campo: C) =>
    antes.decididos.includes(campo) ? antes[campo] : null;
  return {
    event_type: antes.event_type,
    name: valor('name'),
    description: valor('description'),
    // The product's own has no other.
    ...(!antes.do_produto && { category: antes.category }),
    system_default: valor('system_default'),
    email_default: valor('email_default'),
    push_default: valor('push_default'),
    default_groups: valor('default_groups'),
    bloqueado: valor('bloqueado'),
  };
}

const DITO: Readonly<Record<Regra['decididos'][number], string>> = {
  name: 'nome',
  description: 'descrição',
  category: 'categoria',
  system_default: 'sino',
  email_default: 'e-mail',
  push_default: 'push',
  default_groups: 'grupos',
  bloqueado: 'trava',
};

/** Who decided a rule, and what of it. */
export function quemDecidiu({ critico, do_produto, decididos }: Regra): string {
  if (critico) return 'Padrão do produto';
  if (!do_produto) return 'Criado pelo escritório. Nenhum aviso o usa ainda.';
  if (decididos.length === 0) return 'Padrão do produto';
  return `Definido pelo escritório: ${decididos.map((campo) => DITO[campo]).join(', ')}`;
}
