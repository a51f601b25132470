import type { ImportacaoDeEmpresas } from '@dominio/contrato/empresas-importacao';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { ArquivoDaImportacao } from './arquivo-da-importacao.tsx';
import { ColunasDaImportacao } from './colunas-da-importacao.tsx';
import { ConferenciaDaImportacao } from './conferencia-da-importacao.tsx';
import classes from './importacao-de-empresas.module.css';
import { ResultadoDaImportacao } from './resultado-da-importacao.tsx';

const PASSOS = ['Arquivo', 'Colunas', 'Conferência', 'Resultado'] as const;
type Passo = 0 | 1 | 2 | 3;

/** Where a sheet that was sent before is taken up again. */
const PASSO_DA_ETAPA: Readonly<Record<ImportacaoDeEmpresas['etapa'], Passo>> = {
  enviada: 1,
  conferida: 2,
  gravada: 3,
};

/** Which step it is, of how many. */
function Passos({ passo }: { passo: Passo }) {
  return (
    <ol className={classes.passos} aria-label="Passos">
      {PASSOS.map((nome, i) => (
        <li key={nome} aria-current={i === passo ? 'step' : undefined} data-feito={i < passo}>
          {nome}
        </li>
      ))}
    </ol>
  );
}

/**
 * Dialog that imports companies from a sheet, step by step: the file, the field of each column, what
 * every row would do, and what was done. It may be left at any step and taken up again for a day.
 */
export default function ImportacaoDeEmpresasEmPassos({ aoFechar }: { aoFechar: () => void }) {
  const [passo, setPasso] = useState<Passo>(0);
  const [aberta, setAberta] = useState<ImportacaoDeEmpresas | null>(null);
  const [feito, setFeito] = useState('');
  const abrir = (uma: ImportacaoDeEmpresas, onde: Passo = PASSO_DA_ETAPA[uma.etapa]) => {
    setAberta(uma);
    setPasso(onde);
  };
  return (
    <Dialogo titulo="Importar empresas" tamanho="xl" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        <Passos passo={passo} />
        {(passo === 0 || !aberta) && <ArquivoDaImportacao aoAbrir={abrir} />}
        {passo === 1 && aberta && (
          <ColunasDaImportacao
            importacao={aberta}
            aoVoltar={() => setPasso(0)}
            aoConferir={(uma) => abrir(uma, 2)}
          />
        )}
        {passo === 2 && aberta && (
          <ConferenciaDaImportacao
            importacao={aberta}
            aoMudar={setAberta}
            aoVoltar={() => setPasso(1)}
            aoGravar={(uma, frase) => {
              setFeito(frase);
              abrir(uma, 3);
            }}
          />
        )}
        {passo === 3 && aberta && (
          <ResultadoDaImportacao
            importacao={aberta}
            feito={feito}
            aoRecomecar={() => {
              setFeito('');
              setPasso(0);
            }}
            aoFechar={aoFechar}
          />
        )}
      </div>
    </Dialogo>
  );
}
