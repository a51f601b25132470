import type { ReactNode } from 'react';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import frases from '../../../components/ui/frases.module.css';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import type { Calculo } from '../ferramentas.queries.ts';
import { CamposDoCalendario, type EscolhaDeCalendario } from './campos-do-calendario.tsx';
import classes from './ferramentas.module.css';

/** A result, as it is shown and copied. */
export interface Resultado {
  readonly numero: string;
  readonly detalhes: ReactNode;
  readonly copia: string;
  readonly rotuloDaCopia?: string;
}

interface Props<T> {
  calculo: Calculo<T>;
  /** Which field has to be filled in first; undefined when none has. */
  falta: string | undefined;
  calendario: EscolhaDeCalendario;
  aoMudarCalendario: (calendario: EscolhaDeCalendario) => void;
  /** A choice shown above the fields, which depend on it. */
  escolha?: ReactNode;
  campos: ReactNode;
  resultado: (dados: T) => Resultado;
}

/**
 * The result. While the next one is calculated, the last stays, greyed out, and cannot be copied.
 */
function QuadroDoResultado<T>({
  calculo: { consulta, atrasado },
  falta,
  resultado,
}: Pick<Props<T>, 'calculo' | 'falta' | 'resultado'>) {
  const { data, error, refetch, isFetching } = consulta;
  if (falta !== undefined) return <p className={frases.dica}>{falta}</p>;
  if (error) {
    const recusa = error instanceof ErroDaApi ? error.campos[0]?.mensagem : undefined;
    if (recusa !== undefined) {
      return (
        <p className={frases.erro} role="alert">
          {recusa}
        </p>
      );
    }
    return (
      <ErroDaRegiao
        oQue="o resultado"
        erro={error}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  if (data === undefined) return <EsqueletoDeLista linhas={2} rotulo="Calculando…" />;
  const { numero, detalhes, copia, rotuloDaCopia } = resultado(data);
  return (
    <section
      className={classes.resultado}
      aria-label="Resultado"
      aria-live="polite"
      aria-busy={atrasado}
    >
      <p className={classes.numero}>{numero}</p>
      {detalhes}
      <div className={classes.acoes}>
        <BotaoDeCopiar
          texto={copia}
          disabled={atrasado}
          {...(rotuloDaCopia && { rotulo: rotuloDaCopia })}
        />
      </div>
    </section>
  );
}

/** A calculator: its fields, the choice of calendar, and the result, which follows them. */
export function Calculadora<T>(props: Props<T>) {
  const { calculo, falta, calendario, aoMudarCalendario, escolha, campos, resultado } = props;
  return (
    <div className={classes.ferramenta}>
      {escolha}
      <div className={classes.campos}>
        {campos}
        <CamposDoCalendario value={calendario} onChange={aoMudarCalendario} erros={calculo.erros} />
      </div>
      <QuadroDoResultado calculo={calculo} falta={falta} resultado={resultado} />
    </div>
  );
}
