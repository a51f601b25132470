import { Ausencia, ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';
import { Registro } from './registro.ts';

/** A holiday that somebody is on now, without a substitute. */
export const umaAusencia = (mudancas: Partial<Ausencia> = {}): Ausencia =>
  Ausencia.parse({
    id: 1,
    usuario: umNome('Otávio Ramos', 41),
    substituto: null,
    tipo: 'ferias',
    inicio: '2026-08-12',
    fim: '2026-08-22',
    observacao: null,
    quando: 'agora',
    versao: 1,
    acoes: { editar: true, excluir: true },
    ...mudancas,
  } satisfies Ausencia);

/**
 * Answers the calls for a firm's absences, to somebody who may change them.
 *
 * @param pessoas those who may be absent or substitute, by their id.
 */
export function responderAusencias(
  iniciais: readonly Ausencia[] = [],
  pessoas: readonly { id: number; nome: string }[] = [],
) {
  const ausencias = new Registro(iniciais);
  const quem = (id: number) => umNome(pessoas.find((uma) => uma.id === id)?.nome ?? '', id);
  const gravada = (ausencia: Ausencia) => ({ success: true, message: '', ausencia }) as const;
  const listar = responder(ausenciasEndpoints.listar, ({ query: { quando, ...query } }) => {
    const destas = new Registro(ausencias.todas.filter((uma) => uma.quando === quando));
    const { linhas, rodape } = destas.pagina(query, ({ usuario }) => usuario.nome);
    return { ausencias: linhas, acoes: { criar: true }, ...rodape };
  });
  const criar = responder(ausenciasEndpoints.criar, ({ body }) => {
    const { usuario_id, substituto_id, tipo, inicio, fim } = body;
    const substituto = substituto_id ? quem(substituto_id) : null;
    return gravada(
      ausencias.criar((id) =>
        umaAusencia({ id, usuario: quem(usuario_id), substituto, tipo, inicio, fim }),
      ),
    );
  });
  const atualizar = responder(ausenciasEndpoints.atualizar, ({ params: { id }, body }) =>
    gravada(ausencias.mudar(id, { observacao: body.observacao ?? null })),
  );
  const excluir = responder(ausenciasEndpoints.excluir, ({ params: { id } }) => {
    ausencias.excluir(id);
    return { success: true, message: '' };
  });
  return { ausencias, listar, criar, atualizar, excluir };
}
