import { diaEscrito } from '@dominio/contrato/datas';
import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import classes from './regime.module.css';
import { regimesEscritos } from './regimes.palavras.ts';

/** The regime in force and, beneath it, the one to come: each in a line of its own, none is cut. */
export const REGIME: ColunaDaTabela<Empresa> = {
  id: 'regime',
  titulo: 'Regime',
  valor: regimesEscritos,
  desenhar: ({ regime_atual, proximo_regime }) =>
    (regime_atual || proximo_regime) && (
      <span className={classes.regimes}>
        {regime_atual && <span>{NOME_DO_REGIME[regime_atual.regime]}</span>}
        {proximo_regime && (
          <span>
            {NOME_DO_REGIME[proximo_regime.regime]} em {diaEscrito(proximo_regime.desde)}
          </span>
        )}
      </span>
    ),
  largura: '240px',
  cede: 2,
};
