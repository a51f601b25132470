import { VALORES_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { lerEmVigor } from '../../modules/configuracao-sistema/configuracao-sistema.service.ts';
import { CEP, CNPJ, criarConsulta } from '../../modules/consultas/consultas.service.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { estadoInvalido } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';

export type Meios = Pick<Plataforma, 'config' | 'cofre'>;
type Integracao = 'consulta_cnpj' | 'consulta_cep';

const DESLIGADA: Readonly<Record<Integracao, string>> = {
  consulta_cnpj: 'A consulta à Receita está desligada. Preencha manualmente.',
  consulta_cep: 'A consulta de CEP está desligada. Preencha manualmente.',
};

/** Which look-ups are switched on, for screens to offer no other. */
export async function consultasLigadas({ db }: Contexto, meios: Meios) {
  const ligada = async (integracao: Integracao) =>
    (await lerEmVigor(db, meios, integracao)).valores.enabled;
  return { cnpj: await ligada('consulta_cnpj'), cep: await ligada('consulta_cep') };
}

/** @throws Recusa 409 while the look-up is switched off. */
async function emVigor({ db }: Contexto, meios: Meios, integracao: Integracao) {
  const { valores } = await lerEmVigor(db, meios, integracao);
  if (!valores.enabled) throw estadoInvalido(DESLIGADA[integracao]);
  const { endereco, chave, por_minuto } = VALORES_DA_INTEGRACAO[integracao].parse(valores);
  return { endereco, chave: chave ?? '', por_minuto };
}

/** @throws Recusa 409 while the look-up of CNPJs is switched off. */
export const exigirConsultaDeCnpj = async (ctx: Contexto, meios: Meios): Promise<void> => {
  await emVigor(ctx, meios, 'consulta_cnpj');
};

/** The look-ups of one application, each with its memory and its pace. */
function criarConsultas(meios: Meios) {
  const { hostsInternos } = meios.config;
  const [cnpj, cep] = [criarConsulta(CNPJ), criarConsulta(CEP)];
  return {
    /** What the Receita publishes of a CNPJ; it throws what `criarConsulta` says, and 409. */
    cnpj: async (ctx: Contexto, numero: string) =>
      cnpj(ctx, await emVigor(ctx, meios, 'consulta_cnpj'), numero, { hostsInternos }),
    /** The same for one of many, which wait: it leaves a share of the pace to people. */
    emLote: async (ctx: Contexto, numero: string) =>
      cnpj(ctx, await emVigor(ctx, meios, 'consulta_cnpj'), numero, {
        hostsInternos,
        emLote: true,
      }),
    /** Where a CEP is; it throws what `criarConsulta` says, and 409. */
    cep: async (ctx: Contexto, numero: string) =>
      cep(ctx, await emVigor(ctx, meios, 'consulta_cep'), numero, { hostsInternos }),
  };
}
export type Consultas = ReturnType<typeof criarConsultas>;

const porAplicacao = new WeakMap<Meios, Consultas>();

/** The look-ups of an application: calls and jobs share one memory and one pace. */
export function consultasDe(meios: Meios): Consultas {
  const consultas = porAplicacao.get(meios) ?? criarConsultas(meios);
  porAplicacao.set(meios, consultas);
  return consultas;
}
