import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Achado, CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { copiaEmPalavras, previaDaCopia, useCopiarAcesso } from '../copia.queries.ts';
import { colegasOptions } from '../usuarios.queries.ts';
import classes from './desligamento.module.css';
import { DiferencaDaCopia } from './diferenca-da-copia.tsx';

/**
 * Dialog that gives a person another one's access, after showing the difference (page book #55).
 */
export default function CopiarAcesso(props: {
  para: Achado;
  aoFechar: () => void;
  aoCopiar: () => void;
}) {
  const { para, aoFechar, aoCopiar } = props;
  const [de, setDe] = useState<Achado | null>(null);
  const copiar = useCopiarAcesso(para.id);
  const previa = useQuery({
    ...previaDaCopia(para.id, de?.id ?? 0),
    // After the copy the preview is not read again: it would then show no difference.
    enabled: de !== null && (copiar.isIdle || copiar.isError),
  });
  const nada = !previa.data?.itens.some(({ motivo }) => motivo === null);
  const salvar = async () => {
    if (!de || !previa.data) return;
    const { versao, versao_de } = previa.data;
    try {
      const { itens } = await copiar.mutateAsync({ de: de.id, versao, versao_de });
      avisar.sucesso({ titulo: 'Acesso copiado', mensagem: copiaEmPalavras(itens) });
      aoCopiar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao copiar o acesso', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Dialogo titulo={`Copiar acesso para ${para.nome}`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.passo}>
        <p>
          Grupos, time, permissões diretas e clientes são acrescentados. Nada do que {para.nome} já
          tem é retirado.
        </p>
        <CampoProcurado
          label="Copiar o acesso de"
          obrigatorio
          value={de}
          onChange={setDe}
          procurar={colegasOptions}
          fora={[para.id]}
        />
        {de && (
          <Lido consulta={previa} oQue="a diferença">
            {(copia) => <DiferencaDaCopia de={de} para={para} copia={copia} />}
          </Lido>
        )}
        <div className={classes.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button
            disabled={nada || previa.isFetching}
            loading={copiar.isPending}
            onClick={() => void salvar()}
          >
            Copiar acesso
          </Button>
        </div>
      </div>
    </Dialogo>
  );
}
