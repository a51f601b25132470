import type { ImportacaoDeEmpresas } from '@dominio/contrato/empresas-importacao';
import { Button } from '@mantine/core';
import { contar } from '../../../lib/formato.ts';
import { BaixarErros } from './baixar-erros.tsx';
import classes from './importacao-de-empresas.module.css';
import { LinhasDaImportacao } from './linhas-da-importacao.tsx';

interface Props {
  importacao: ImportacaoDeEmpresas;
  /** What was written; blank for what was imported before. */
  feito: string;
  aoRecomecar: () => void;
  aoFechar: () => void;
}

/** The last step: what was written, and which rows were left out, each with its reason. */
export function ResultadoDaImportacao({ importacao, feito, aoRecomecar, aoFechar }: Props) {
  const { id, contagens } = importacao;
  const { erro: fora = 0, igual: iguais = 0 } = contagens ?? {};
  return (
    <>
      <p role="status">
        <strong>{feito || 'Esta planilha já foi importada.'}</strong>
      </p>
      {iguais > 0 && (
        <p>
          {contar(iguais, 'linha não mudou nada', 'linhas não mudaram nada')}: a empresa já era como
          no arquivo.
        </p>
      )}
      {fora > 0 && (
        <>
          <div className={classes.barra}>
            <p>
              {contar(fora, 'linha com erro ficou de fora', 'linhas com erro ficaram de fora')}. O
              motivo de cada uma está abaixo e no arquivo de erros.
            </p>
            <BaixarErros id={id} />
          </div>
          <LinhasDaImportacao id={id} estado="erro" total={fora} />
        </>
      )}
      <div className={classes.barra}>
        <Button variant="default" onClick={aoRecomecar}>
          Outro arquivo
        </Button>
        <Button onClick={aoFechar}>Concluir</Button>
      </div>
    </>
  );
}
