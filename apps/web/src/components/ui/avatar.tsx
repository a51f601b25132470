import { useState } from 'react';
import classes from './avatar.module.css';
import { useFoto } from './foto.ts';

/** A person with a picture, as the contract describes people. */
export interface PessoaComFoto {
  id: number;
  nome: string;
  avatar_url?: string | null;
  tem_avatar?: boolean;
}

/** Sizes in pixels (specification part 2 §2). */
export const TAMANHOS_DO_AVATAR = {
  agenda: 48,
  userList: 64,
  profile: 256,
  thumbnail: 32,
} as const;
export type PresetDoAvatar = keyof typeof TAMANHOS_DO_AVATAR;

const ehDataUrl = (url: string | null | undefined) => url?.startsWith('data:image/') === true;

/** First letter of the name, upper-cased; a question mark for a nameless person. */
export const letraDoNome = (nome: string): string =>
  [...nome.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '?';

/**
 * A person's picture: one given as a data URL, else the one behind the avatar endpoint, asked for
 * only when there is one, else the first letter of the name on a grey circle (specification
 * part 2 §2). Hidden from screen readers unless `rotulada`: the name stands beside it.
 */
export function Avatar({
  pessoa,
  preset = 'thumbnail',
  rotulada = false,
  className = '',
}: {
  pessoa: PessoaComFoto;
  preset?: PresetDoAvatar;
  rotulada?: boolean;
  className?: string;
}) {
  const { avatar_url, tem_avatar, nome } = pessoa;
  const [quebrada, definirQuebrada] = useState<string | null>(null);
  const endereco = ehDataUrl(avatar_url) ? null : (avatar_url ?? `/usuarios/${pessoa.id}/avatar`);
  const data = useFoto(endereco, tem_avatar === true);
  const foto = endereco === null ? avatar_url : data;
  const lado = TAMANHOS_DO_AVATAR[preset];
  const visivel = foto && foto !== quebrada;
  return (
    <span
      className={`${classes.avatar} ${className}`}
      style={{ '--lado': `${lado}px` } as React.CSSProperties}
      data-preset={preset}
      {...(rotulada ? { role: 'img', 'aria-label': nome } : { 'aria-hidden': true })}
    >
      {visivel ? (
        <img
          src={foto}
          alt=""
          width={lado}
          height={lado}
          draggable={false}
          onError={() => definirQuebrada(foto)}
        />
      ) : (
        <span className={classes.letra} data-letra={letraDoNome(nome)} />
      )}
    </span>
  );
}
