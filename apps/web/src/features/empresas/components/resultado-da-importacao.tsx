import type { ImportacaoDeEmpresas } from '@dominio/contrato/empresas-importacao';
import { Button } from '@mantine/core';
import frases from '../../../components/ui/frases.module.css';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { useDesfazerImportacao } from '../importacao.queries.ts';
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
  const desfazer = useDesfazerImportacao();
  const { confirmar, dialogo } = useConfirmar();
  const tirar = async () => {
    const sim = await confirmar({
      titulo: 'Desfazer esta importação?',
      texto:
        'As empresas criadas são excluídas e as alteradas voltam ao que eram. A planilha pode ser conferida outra vez.',
      confirmar: 'Desfazer',
    });
    if (!sim) return;
    try {
      const { message } = await desfazer.mutateAsync(id);
      avisar.sucesso({ titulo: 'Empresas', mensagem: message });
      aoRecomecar();
    } catch {
      // Said below.
    }
  };
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
      {desfazer.error && (
        <p role="alert" className={frases.erro}>
          {mensagemDoErro(desfazer.error)}
        </p>
      )}
      <div className={classes.barra}>
        <div className={classes.botoes}>
          <Button variant="default" onClick={aoRecomecar}>
            Outro arquivo
          </Button>
          {importacao.acoes.desfazer && (
            <Button variant="default" loading={desfazer.isPending} onClick={() => void tirar()}>
              Desfazer importação
            </Button>
          )}
        </div>
        <Button onClick={aoFechar}>Concluir</Button>
      </div>
      {dialogo}
    </>
  );
}
