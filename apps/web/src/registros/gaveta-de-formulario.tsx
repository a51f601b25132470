import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import type { ComponentType, ReactNode } from 'react';
import { AcoesDaGaveta } from '../components/formulario/acoes-da-gaveta.tsx';
import type { SaidasDoFormulario } from '../components/formulario/formulario-do-registro.tsx';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import { GavetaDoRegistro } from './gaveta-do-registro.tsx';
import { HistoricoDoRegistro } from './historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from './permissoes-do-recurso.ts';
import type { EndpointsDoRecurso, Recurso, RegistroDe } from './recurso.ts';
import { type Exclusao, useExclusao } from './use-exclusao.tsx';

/** What the panel hands the form of a record. */
export interface PropsDoFormulario<R> extends SaidasDoFormulario<unknown> {
  /** Null for a new record. */
  registro: R | null;
  /** Whether this person may only read it. */
  soLeitura: boolean;
}

interface Props<E extends EndpointsDoRecurso, S extends EstadoDoRegistro> {
  recurso: Recurso<E>;
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
  exclusao: Exclusao<RegistroDe<E>>;
  Formulario: ComponentType<PropsDoFormulario<RegistroDe<E>>>;
  /** What is said of a record that cannot be deleted. */
  semExclusao?: ReactNode;
  /** As what the noun stands in the audit log, where its history is shown. */
  historico?: TipoComHistorico;
}

/**
 * The drawer of a registry whose records are shown in their form alone. What of it a person sees
 * follows from the permissions of the noun's calls.
 */
export function GavetaDeFormulario<E extends EndpointsDoRecurso, S extends EstadoDoRegistro>(
  props: Props<E, S>,
) {
  const { recurso, endereco, exclusao, Formulario, semExclusao, historico } = props;
  const { fechar } = useEndereco(endereco);
  const { podeCriar, podeEditar, podeExcluir } = usePermissoesDoRecurso(recurso);
  const { acoesDeExcluir, dialogo } = useExclusao(recurso, endereco, exclusao);
  return (
    <>
      <GavetaDoRegistro
        recurso={recurso}
        endereco={endereco}
        nome={exclusao.nome}
        novo={podeCriar && <Formulario registro={null} soLeitura={false} aoTerminar={fechar} />}
      >
        {({ lido, leituras, recarregar }) => (
          <AcoesDaGaveta acoes={podeExcluir ? acoesDeExcluir(lido) : []}>
            <Formulario
              key={leituras}
              registro={lido}
              soLeitura={!podeEditar}
              aoTerminar={fechar}
              aoRecarregar={recarregar}
              nota={podeExcluir && exclusao.cabe?.(lido) === false && semExclusao}
              historico={historico && <HistoricoDoRegistro tipo={historico} id={lido.id} />}
            />
          </AcoesDaGaveta>
        )}
      </GavetaDoRegistro>
      {dialogo}
    </>
  );
}
