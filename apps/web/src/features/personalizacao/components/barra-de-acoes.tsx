import { Button } from '@mantine/core';
import { IconContrast, IconCopy, IconDownload, IconRestore, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { baixar } from '../../../components/ui/baixar.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { useConfiguracao } from '../../../lib/configuracao.ts';
import { escreverTema, lerTema } from '../arquivo.ts';
import {
  copiarDoOutroModo,
  corrigir,
  restaurarPadrao,
  trocarTemas,
  useEditor,
  voltar,
} from '../editor.ts';
import { useResolvido } from '../resolvido.ts';
import classes from './personalizacao.module.css';

const icone = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;

function exportar(): void {
  const { config } = useConfiguracao.getState();
  if (!config) return;
  const tema = new Blob([escreverTema(config.theme)], { type: 'application/json' });
  baixar(tema, 'tema-dominio.json');
}

async function importar(arquivo: File): Promise<void> {
  const lido = lerTema(await arquivo.text());
  if ('recusa' in lido) {
    avisar.erro({ titulo: 'Tema não importado', mensagem: lido.recusa });
    return;
  }
  trocarTemas(lido.tema, 'importacao');
  avisar.sucesso({ titulo: 'Tema importado.', acao: { rotulo: 'Desfazer', aoEscolher: voltar } });
}

function Exportar() {
  return (
    <Button variant="default" leftSection={<IconDownload {...icone} />} onClick={exportar}>
      Exportar
    </Button>
  );
}

function Importar() {
  const escolha = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload {...icone} />}
        onClick={() => escolha.current?.click()}
      >
        Importar
      </Button>
      <input
        ref={escolha}
        type="file"
        accept="application/json,.json"
        aria-label="Arquivo de tema"
        hidden
        onChange={({ currentTarget }) => {
          const [arquivo] = currentTarget.files ?? [];
          // Emptied, because choosing the same file again would not fire an event.
          currentTarget.value = '';
          if (arquivo) void importar(arquivo);
        }}
      />
    </>
  );
}

/** Buttons that act on the whole theme; in a visit it can only be exported. */
export function BarraDeAcoes() {
  const modo = useEditor((editor) => editor.modo);
  const ajustes = useResolvido(({ tema }) => tema?.avisos.length ?? 0);
  const soLeitura = useSoLeitura() !== null;
  const { confirmar, dialogo } = useConfirmar();
  const perguntarRestauracao = async () => {
    const sim = await confirmar({
      titulo: 'Restaurar o padrão?',
      texto:
        'As suas cores nos dois modos, o seu painel inicial e as preferências do menu voltam ao padrão do escritório.',
      confirmar: 'Restaurar padrão',
    });
    if (sim) await restaurarPadrao();
  };
  return (
    <div className={classes.acoes} role="toolbar" aria-label="Ações do tema">
      {soLeitura ? (
        <Exportar />
      ) : (
        <>
          <Button
            variant="default"
            leftSection={<IconContrast {...icone} />}
            disabled={ajustes === 0}
            onClick={corrigir}
          >
            Corrigir contraste
          </Button>
          <Button
            variant="default"
            leftSection={<IconCopy {...icone} />}
            onClick={copiarDoOutroModo}
          >
            Copiar do {modo === 'dark' ? 'claro' : 'escuro'}
          </Button>
          <Exportar />
          <Importar />
          <Button
            variant="default"
            leftSection={<IconRestore {...icone} />}
            onClick={() => void perguntarRestauracao()}
          >
            Restaurar padrão
          </Button>
        </>
      )}
      {dialogo}
    </div>
  );
}
