import { lerValorDoCampo } from '@dominio/contrato/campos-personalizados';
import type { Contexto } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { listarCampos } from '../campos-personalizados/campos-personalizados.service.ts';

type Valores = Readonly<Record<string, string | number | boolean | null>>;
type ComValores = { readonly campos_personalizados?: Valores | undefined };

/**
 * The fields of a write with the values of the firm's own fields that it leaves: those that are not sent
 * stay, and a blank one is kept no longer.
 *
 * @param antes the values of the record that is changed.
 * @throws Recusa 422 with every value that its field does not take, named `campos_personalizados.7`.
 */
export async function comPersonalizados<C extends ComValores>(
  ctx: Contexto,
  campos: C,
  antes: Valores = {},
): Promise<C> {
  const enviados = campos.campos_personalizados;
  if (!enviados) return campos;
  const { campos: definidos } = await listarCampos(ctx);
  const lidos = Object.entries(enviados).map(([id, valor]) => {
    const campo = definidos.find((um) => String(um.id) === id && !um.arquivado);
    return { id, ...(campo ? lerValorDoCampo(campo, valor) : { erro: 'Campo não encontrado.' }) };
  });
  const erros = lidos.flatMap((lido) =>
    'erro' in lido ? [{ campo: `campos_personalizados.${lido.id}`, mensagem: lido.erro }] : [],
  );
  if (erros.length > 0) throw dadosInvalidos(erros);
  const novos = lidos.flatMap((lido) => ('valor' in lido ? [[lido.id, lido.valor] as const] : []));
  const ficam = Object.entries({ ...antes, ...Object.fromEntries(novos) });
  return {
    ...campos,
    campos_personalizados: Object.fromEntries(ficam.filter(([, valor]) => valor !== null)),
  };
}
