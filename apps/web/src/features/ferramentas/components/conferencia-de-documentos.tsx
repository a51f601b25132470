import { Textarea } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import frases from '../../../components/ui/frases.module.css';
import { contar } from '../../../lib/formato.ts';
import { conferirDocumentos, MAXIMO_DE_DOCUMENTOS } from '../documentos-colados.ts';
import classes from './ferramentas.module.css';

/** Checks one CPF or CNPJ, or a pasted column of them. They do not leave the browser. */
export function ConferenciaDeDocumentos() {
  const [colado, setColado] = useState('');
  const conferidos = useMemo(() => conferirDocumentos(colado), [colado]);
  const validos = conferidos.filter(({ valido }) => valido);
  return (
    <div className={classes.ferramenta}>
      <Textarea
        label="CPF ou CNPJ"
        description={`Um por linha, com ou sem pontuação, até ${MAXIMO_DE_DOCUMENTOS}. O CNPJ pode ter letras.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={10}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        value={colado}
        onChange={(evento) => setColado(evento.currentTarget.value)}
      />
      {conferidos.length === 0 ? (
        <EstadoVazio icone={IconId}>
          Digite ou cole para conferir. Nada sai deste aparelho.
        </EstadoVazio>
      ) : (
        <section className={classes.resultado} aria-label="Resultado">
          <p className={frases.dica} role="status">
            {contar(validos.length, 'válido', 'válidos')} de {conferidos.length}
          </p>
          <ul className={classes.lista}>
            {conferidos.map(({ documento, valido, resultado }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same document may be pasted twice
              <li key={i} className={classes.linha} data-valido={valido}>
                <strong>{documento}</strong>
                <span>{resultado}</span>
              </li>
            ))}
          </ul>
          {validos.length > 0 && (
            <div className={classes.acoes}>
              <BotaoDeCopiar
                rotulo="Copiar os válidos"
                texto={validos.map(({ documento }) => documento).join('\n')}
              />
            </div>
          )}
        </section>
      )}
    </div>
  );
}
