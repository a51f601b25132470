import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconRestore } from '@tabler/icons-react';
import { memo } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { restaurarSecao } from '../editor.ts';
import { useResolvido } from '../resolvido.ts';
import type { DefinicaoDaSecao } from '../secoes.ts';
import { Controle } from './controle.tsx';
import classes from './personalizacao.module.css';
import { SeloDeContraste } from './selo-de-contraste.tsx';

/** Says which colours of the section are not shown as chosen, and why. */
function Avisos({ secao }: { secao: DefinicaoDaSecao['id'] }) {
  const mensagens = useResolvido(
    ({ tema }) =>
      tema?.avisos
        .filter((aviso) => aviso.secao === secao)
        .map(({ mensagem }) => mensagem)
        .join('\n') ?? '',
  );
  if (mensagens === '') return null;
  return (
    <ul className={classes.avisos}>
      {mensagens.split('\n').map((mensagem) => (
        <li key={mensagem}>{mensagem}</li>
      ))}
    </ul>
  );
}

/**
 * One section of the editor, collapsed at first. It is memoised because its controls subscribe to
 * their own values.
 */
export const Secao = memo(function Secao({ secao }: { secao: DefinicaoDaSecao }) {
  const soLeitura = useSoLeitura() !== null;
  return (
    <details className={classes.secao} name="secoes-da-personalizacao">
      <summary tabIndex={0}>
        <IconChevronDown className={classes.seta} size={18} stroke={1.7} aria-hidden />
        <h2>{secao.rotulo}</h2>
        <SeloDeContraste secao={secao.id} />
      </summary>
      <div className={classes.conteudo}>
        <Avisos secao={secao.id} />
        {secao.grupos.map(({ titulo, controles }) => (
          <div key={titulo ?? ''} className={classes.grupo}>
            {titulo && <h3>{titulo}</h3>}
            {controles.map((controle) => (
              <Controle key={controle.caminho} controle={controle} />
            ))}
          </div>
        ))}
        {!soLeitura && (
          <ActionIcon
            variant="default"
            w="auto"
            px={12}
            className={classes.restaurar}
            onClick={() => restaurarSecao(secao)}
            aria-label={`Restaurar ${secao.rotulo}`}
          >
            <IconRestore size={16} stroke={1.7} aria-hidden /> Restaurar seção
          </ActionIcon>
        )}
      </div>
    </details>
  );
});
