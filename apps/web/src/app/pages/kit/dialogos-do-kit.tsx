import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { MiniMes } from '../../../components/calendario/mini-mes.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import classes from './kit.module.css';

/** Questions and toasts. */
export function DialogosDoKit() {
  const { confirmar, dialogo } = useConfirmar();
  const { reautenticar, dialogo: pedidoDeProva } = useReautenticar();
  const [resposta, setResposta] = useState('nenhuma');
  const perguntar = async (digitar?: string) => {
    const sim = await confirmar({
      titulo: 'Excluir a nota?',
      texto: 'A nota e os itens dela deixam de existir.',
      confirmar: 'Excluir',
      perigo: true,
      ...(digitar && { digitar }),
    });
    setResposta(sim ? 'sim' : 'não');
  };
  const provar = async () => {
    const feito = await reautenticar({
      texto: 'Para exportar as notas, confirme que é você. Aqui a senha é “nota”.',
      confirmar: 'Exportar',
      comCodigo: true,
      executar: async (prova) => {
        if (!('senha' in prova) || prova.senha !== 'nota')
          throw new Error('Senha atual incorreta.');
      },
      descreverErro: (erro) => (erro instanceof Error ? erro.message : ''),
    });
    setResposta(feito ? 'exportada' : 'não');
  };
  const toast = { titulo: 'Nota arquivada', mensagem: 'Serviço nº 001' };
  return (
    <div className={classes.botoes}>
      <Button variant="default" onClick={() => void perguntar()}>
        Confirmar
      </Button>
      <Button variant="default" onClick={() => void perguntar('EXCLUIR')}>
        Confirmar digitando
      </Button>
      <Button variant="default" onClick={() => void provar()}>
        Confirmar quem é
      </Button>
      <Button variant="default" onClick={() => avisar.sucesso(toast)}>
        Aviso
      </Button>
      <Button
        variant="default"
        onClick={() => avisar.erro({ titulo: 'Erro ao arquivar', mensagem: 'Tente novamente.' })}
      >
        Aviso de erro
      </Button>
      <Button
        variant="default"
        onClick={() =>
          avisarComDesfazer({
            ...toast,
            registros: [],
            desfazer: async () => {},
            falha: 'Erro ao desarquivar',
          })
        }
      >
        Aviso com desfazer
      </Button>
      <span role="status">Resposta: {resposta}</span>
      {dialogo}
      {pedidoDeProva}
    </div>
  );
}

/** What stands where there is nothing yet, nothing at all, or a failure; and the month. */
export function EstadosDoKit() {
  const hoje = useHoje();
  const [dia, setDia] = useState(hoje);
  return (
    <div className={classes.estados}>
      <EsqueletoDeLista linhas={3} />
      <EstadoVazio icone={IconInbox} acao={<Button variant="default">Criar a primeira</Button>}>
        Nenhuma nota.
      </EstadoVazio>
      <ErroDaRegiao oQue="as notas" aoTentar={() => undefined} />
      <MiniMes valor={dia} hoje={hoje} aoEscolher={setDia} />
    </div>
  );
}
